import { argon2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashPassword, isPasswordOf } from './argon2.ts'

test('[T15] a password is known by its hash, and no other is', async () => {
  const hash = await hashPassword('correct horse battery')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(await isPasswordOf(hash, 'correct horse battery')).toBe(true)
  for (const wrong of ['', 'correct horse batterz', 'Correct horse battery'])
    expect(await isPasswordOf(hash, wrong)).toBe(false)
  expect(await hashPassword('correct horse battery')).not.toBe(hash)
})

test('[T15] a hash that was made at another cost is read as it says', async () => {
  const nonce = Buffer.from('0123456789abcdef')
  const parameters = { nonce, memory: 64, passes: 3, parallelism: 2, tagLength: 24 }
  const key = argon2Sync('argon2id', { ...parameters, message: Buffer.from('an old password') })
  const [salt, tag] = [nonce, key].map((bytes) => bytes.toString('base64').replace(/=+$/, ''))
  const old = `$argon2id$v=19$m=64,t=3,p=2$${salt}$${tag}`
  expect(await isPasswordOf(old, 'an old password')).toBe(true)
  await expect(isPasswordOf('$2b$10$something', 'an old password')).rejects.toThrow('no hash')
})

test('[T15] the process goes on answering while a password is hashed', async () => {
  let turns = 0
  const counting = setInterval(() => {
    turns += 1
  }, 1)
  await Promise.all(Array.from({ length: 4 }, () => hashPassword('off the main thread')))
  clearInterval(counting)
  expect(turns).toBeGreaterThan(3)
})
