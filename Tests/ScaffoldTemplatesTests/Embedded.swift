/// What the build plugin makes of `Hostile/`: paths and contents, by turns.
enum Embedded {}
