import { describe, expect, it } from 'vitest'
import { answerPlan } from './answer-plan.ts'

const origin = 'http://localhost:3000'
const plan = (path: string, { method = 'GET', mode = 'navigate' } = {}) =>
  answerPlan({ method, mode, url: new URL(path, origin).href }, origin)

describe('[8.offline] the service worker', () => {
  it.each([
    '/designer?websiteId=abc',
    '/websites',
    '/create/fonts',
    '/sign-in?next=%2Fwebsites',
    '/websites/',
  ])('opens %s without a connection', (path) => expect(plan(path)).toBe('app-page'))

  it.each([
    '/',
    '/pricing',
    '/pell-street-cycles',
    '/industries/spa',
    '/createx',
    'https://other.example/websites',
  ])('leaves %s to the browser', (path) => expect(plan(path)).toBe('browser'))

  it.each(['/api/websites', '/sync', '/sync/abc', '/dev/outbox', 'http://sites.localhost:3000/assets/a.js'])(
    'never touches %s',
    (path) => {
      expect(plan(path, { mode: 'cors' })).toBe('browser')
      expect(plan(path)).toBe('browser')
    },
  )

  it('keeps hashed assets, and nothing that is sent', () => {
    expect(plan('/assets/app-1a2b.js', { mode: 'cors' })).toBe('asset')
    expect(plan('/assets/app-1a2b.js', { mode: 'cors', method: 'POST' })).toBe('browser')
  })
})
