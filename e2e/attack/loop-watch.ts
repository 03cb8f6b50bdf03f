// Loaded into a running product by `--import`: writes the delay of its event loop to a file, twice a second. A signal
// begins the measurement anew: what starting took is nobody's wait.
import { writeFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'

const file = `${process.env.LOOP_DELAY_FILE}.${process.pid}`
const delay = monitorEventLoopDelay({ resolution: 5 })
const toMs = (nanoseconds: number) => nanoseconds / 1e6
delay.enable()
process.on('SIGUSR2', () => delay.reset())
setInterval(() => {
  writeFileSync(file, JSON.stringify({ p99: toMs(delay.percentile(99)), max: toMs(delay.max) }))
}, 500).unref()
