// value of optional type 'pthread_t?'
import Darwin

func wait() {
    let thread: pthread_t? = nil
    pthread_join(thread, nil)
}
