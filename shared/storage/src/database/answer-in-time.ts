/** The database has not answered in time; what was asked may have been done. */
export class DatabaseSilent extends Error {
  constructor() {
    super('the database does not answer')
  }
}

const patienceMs = 5_000

/**
 * Rejects with `DatabaseSilent` where the database has not answered within five seconds, or as many as are given. The driver waits without
 * end when its line dies between two of its steps (it awaits a `drain` that never comes); whoever waits must go on and ask again.
 */
export const answerInTime = async <T>(answer: Promise<T>, withinMs = patienceMs): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    // A process that slept hears the answer before it judges.
    timer = setTimeout(() => setImmediate(() => reject(new DatabaseSilent())), withinMs)
  })
  try {
    return await Promise.race([answer, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
