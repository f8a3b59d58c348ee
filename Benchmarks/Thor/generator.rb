# What a generator made with Thor looks like: a folder of templates, a name.
require 'thor'
require 'thor/group'

class Feature < Thor::Group
  include Thor::Actions

  argument :templates
  argument :name
  argument :output

  def write
    self.destination_root = output
    source_paths << templates
    directory('.', '.', verbose: false)
  end

  no_commands do
    def lower
      name.downcase
    end
  end
end

Feature.start
