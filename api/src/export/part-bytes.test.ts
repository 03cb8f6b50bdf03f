import { expect, test } from 'vitest'
import { partBytes } from './part-bytes.ts'

const parts = ['a', 'b', 'c'].map((key) => ({ key, bytes: 4 }))
const files = {
  get: async (key: string) => ({
    bytes: Buffer.from(key.repeat(4)),
    type: 'application/octet-stream' as const,
    encoding: undefined,
  }),
}

test('[T29] a download breaks off before the next part once whoever takes it is signed out', async () => {
  let isSignedIn = true
  const taken: string[] = []
  const bytes = partBytes({ files, mayHave: async () => isSignedIn }, parts, { first: 1, last: 10 })
  const take = async () => {
    for await (const part of bytes) {
      taken.push(Buffer.from(part).toString())
      isSignedIn = taken.length < 2
    }
  }
  await expect(take()).rejects.toThrow('may have it no more')
  expect(taken).toEqual(['aaa', 'bbbb'])
})

test('[3.account] the parts of a range come in their order and nothing of the others', async () => {
  const taken: string[] = []
  for await (const part of partBytes({ files, mayHave: async () => true }, parts, { first: 1, last: 10 }))
    taken.push(Buffer.from(part).toString())
  expect(taken).toEqual(['aaa', 'bbbb', 'ccc'])
})
