import { afterAll } from 'vitest'
import { type Person, signInAs } from './sign-in-as.ts'
import { startTestApi, type TestApi } from './start-test-api.ts'

/** The api for all tests of a file, with people signed in to it by their names; it closes after the last test. */
export const openTestApi = async <Name extends string>(
  ...names: readonly Name[]
): Promise<{ readonly api: TestApi } & Readonly<Record<Name, Person>>> => {
  const api = await startTestApi()
  afterAll(() => api.close())
  const people: [string, Person][] = []
  for (const name of names) people.push([name, await signInAs(api, `${name}@example.com`)])
  // Whose names were given are the keys of what was made of them.
  return { api, ...(Object.fromEntries(people) as Record<Name, Person>) }
}
