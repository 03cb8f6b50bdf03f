import { expect, test } from 'vitest'
import { abortAfterWork } from './work-deadline.ts'

const elapse = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('[security] a reading that waits for its turn is not given up, however long it waits', async () => {
  const { signal, stop } = abortAfterWork(1_000)
  // Nothing works meanwhile: a process that stands still for longer uses next to none of its time.
  await elapse(1_500)
  expect(signal.aborted).toBe(false)
  stop()
})

test('[security] one that keeps the process at work is', async () => {
  const { signal, stop } = abortAfterWork(20)
  const end = process.cpuUsage().user + 200_000
  while (process.cpuUsage().user < end);
  await elapse(100)
  expect(signal.aborted).toBe(true)
  stop()
})
