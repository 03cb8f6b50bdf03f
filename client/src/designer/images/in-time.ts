/** What a promise answers, or undefined where it has not within so many milliseconds. */
export const inTime = <T>(promise: Promise<T>, milliseconds: number): Promise<T | undefined> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(undefined), milliseconds)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
