/** Runs tasks one after another, in the order they came. */
export interface Mutex {
  run<T>(task: () => Promise<T>): Promise<T>
}

export const createMutex = (): Mutex => {
  let last: Promise<unknown> = Promise.resolve()
  return {
    run: (task) => {
      const result = last.then(task, task)
      last = result.catch(() => undefined)
      return result
    },
  }
}
