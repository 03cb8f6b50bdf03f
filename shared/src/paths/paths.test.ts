import { describe, expect, it, test } from 'vitest'
import { appPaths, isAppPath } from './app-paths.ts'
import { matchPath } from './match-path.ts'
import { feedPath, isPagePath, pageFile, pagePaths } from './page-paths.ts'
import { isBelow, serverPaths } from './server-paths.ts'

describe('[2.routes] a path and its pattern', () => {
  it.each([
    ['/invite/:id', '/invite/a1b2', { id: 'a1b2' }],
    ['/invite/:id', '/invite/a1b2/', { id: 'a1b2' }],
    ['/invite/:id', '/invite', null],
    ['/invite/:id', '/invite/a1b2/more', null],
    [pagePaths.industry, '/industries/spa', { trade: 'spa' }],
    [pagePaths.article, '/blog/one-page-or-many', { article: 'one-page-or-many' }],
    [appPaths.websites, '/websites', {}],
    [appPaths.websites, '/websites/', {}],
    [appPaths.websites, '/websitesx', null],
  ])('%s and %s give %j', (pattern, pathname, parameters) => {
    expect(matchPath(pattern, pathname)).toEqual(parameters)
  })
})

test('[2.routes] the app answers its screens, and nothing else', () => {
  const answered = ['/create', '/create/fonts/', '/designer', '/create/link', '/sign-in']
  const others = ['/', '/pricing', '/createx', '/create/nothing', '/harrow-plumbing', '/api/websites']
  expect([...answered, ...others].filter(isAppPath)).toEqual(answered)
})

test('[2.routes] a written page has a file of its own', () => {
  expect([isPagePath('/'), isPagePath('/github-to-website'), isPagePath('/harrow')]).toEqual([
    true,
    true,
    false,
  ])
  expect(['/', '/terms', '/industries/spa/', feedPath].map(pageFile)).toEqual([
    '/home.html',
    '/terms.html',
    '/industries/spa.html',
    feedPath,
  ])
})

test('[2.routes] what a server answers includes everything below, and no longer word', () => {
  const asked = ['/api', '/api/websites', '/apiary', '/health', '/assets/a.js']
  expect(asked.filter((path) => isBelow(serverPaths.api, path))).toEqual(['/api', '/api/websites', '/health'])
})
