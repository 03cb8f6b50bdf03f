// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { pageScript } from './page-script.ts'

test('[5.analytics] a Tag Manager container is loaded once the visitor agrees, and never where websites share an origin', () => {
  const loadedAt = (notAt: string) => {
    document.head.innerHTML = ''
    document.body.innerHTML = '<div id="cookies"><button value="yes">Accept</button></div>'
    localStorage.clear()
    const options = { websiteId: 'w', cookieBanner: true, analyticsId: '', hasForm: false, hasTaps: false }
    new Function(pageScript({ ...options, container: { id: 'GTM-ABC123', notAt } }))()
    const before = document.head.querySelectorAll('script').length
    document.querySelector('button')?.click()
    const after = Array.from(document.head.querySelectorAll('script'), ({ src }) => src)
    return { before, after }
  }
  expect(loadedAt('sites.example')).toEqual({
    ...{ before: 0, after: ['https://www.googletagmanager.com/gtm.js?id=GTM-ABC123'] },
  })
  expect(loadedAt(location.host)).toEqual({ before: 0, after: [] })
})
