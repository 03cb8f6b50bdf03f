import type { Bus } from '../bus/bus.ts'

const jobAddedTopic = 'job-added'

/** Tells every worker that there is something to do. */
export const announceJob = (bus: Bus): Promise<void> => bus.publish(jobAddedTopic, null)

/** Calls `wake` whenever a job was added, until the returned function is called. */
export const hearJobs = (bus: Bus, wake: () => void): Promise<() => Promise<void>> =>
  bus.subscribe(jobAddedTopic, wake)
