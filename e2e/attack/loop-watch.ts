// Loaded into a running product by `--import`: writes the delay of its event loop to a file, twice a second. A signal
// begins the measurement anew: what starting took is nobody's wait.
import { renameSync, writeFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

const toMs = (nanoseconds: number) => nanoseconds / 1e6

const watch = (file: string): void => {
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  process.on('SIGUSR2', () => delay.reset())
  setInterval(() => {
    // Whoever reads it finds it whole.
    writeFileSync(`${file}.new`, JSON.stringify({ p99: toMs(delay.percentile(99)), max: toMs(delay.max) }))
    renameSync(`${file}.new`, file)
  }, 500).unref()
}

// Threads of the product load this as well, and nobody waits for their loops.
if (isMainThread) watch(`${process.env.LOOP_DELAY_FILE}.${process.pid}`)
