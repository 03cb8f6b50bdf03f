// @vitest-environment jsdom
import { PerformanceObserver as NodeObserver, performance as nodePerformance } from 'node:perf_hooks'
import { analyticsCollector } from '@shingle/shared/analytics/collector.ts'
import { countUsageEndpoint } from '@shingle/shared/usage/endpoints.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { startTelling } from '../usage/tell-usage.ts'

// What jsdom leaves out: the timeline in which pages mark what is counted.
vi.stubGlobal('performance', nodePerformance)
const observers: NodeObserver[] = []
vi.stubGlobal(
  'PerformanceObserver',
  class extends NodeObserver {
    constructor(callback: ConstructorParameters<typeof NodeObserver>[0]) {
      super(callback)
      observers.push(this)
    }
  },
)

const asked: string[] = []
vi.stubGlobal('fetch', async (url: string) => {
  asked.push(url)
  return new Response(null, { status: 204 })
})
const { notePageView } = startTelling(countUsageEndpoint)

const toldToGoogle = () =>
  asked.flatMap((url) => {
    const { origin, pathname, searchParams } = new URL(url, 'http://localhost')
    return `${origin}${pathname}` === analyticsCollector ? [Object.fromEntries(searchParams)] : []
  })
const told = () => toldToGoogle().map(({ en, 'ep.page_path': path }) => `${en} ${path}`)
const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

/** A page of the product as it comes from the server, where the operator counts; the app has no `data-page`. */
const open = async (page: string | undefined) => {
  // The page before is gone, and its script with it.
  for (const observer of observers.splice(0)) observer.disconnect()
  vi.resetModules()
  asked.length = 0
  performance.clearMarks()
  document.head.innerHTML = '<script data-analytics-id="G-SHINGLE1"></script>'
  document.body.innerHTML =
    '<button>Publish</button><footer class="foot"><p class="legal"><span>©</span><span><a href="/privacy">Privacy Policy</a></span></p></footer>'
  if (page === undefined) delete document.body.dataset.page
  else document.body.dataset.page = page
  notePageView(page ?? '/designer')
  await import('./analytics.ts')
  await settled()
}
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
const press = async (name: string) => {
  button(name)?.click()
  await settled()
}
const isAsked = () => button('Yes, count me') !== undefined

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('[9.analytics] the operator’s own analytics', () => {
  test('are told nothing of who has not answered, and nothing of who refuses, who is not asked again', async () => {
    await open('/pricing')
    expect([isAsked(), told()]).toEqual([true, []])
    await press('No, thanks')
    notePageView('/support')
    await settled()
    expect([isAsked(), told(), Object.keys(sessionStorage)]).toEqual([false, [], []])
    await open('/about')
    expect([isAsked(), told()]).toEqual([false, []])
  })

  test('are told of the page that somebody agrees on and of what follows, not of what was before', async () => {
    await open('/industries/:trade')
    await press('Publish')
    await press('Yes, count me')
    await press('Publish')
    notePageView('/about')
    await settled()
    expect(told()).toEqual([
      ...['page_view /industries/:trade', 'click_publish /industries/:trade', 'page_view /about'],
    ])
    const [first, second] = toldToGoogle()
    expect(first).toMatchObject({
      v: '2',
      tid: 'G-SHINGLE1',
      dl: `${location.origin}/industries/:trade`,
      _ss: '1',
    })
    expect([second?.cid, second?._ss]).toEqual([first?.cid, undefined])
  })

  test('hear of the app’s screens by their patterns where somebody agreed before; there nobody is asked', async () => {
    await open(undefined)
    expect([isAsked(), told()]).toEqual([false, []])
    await open('/')
    await press('Yes, count me')
    const [{ cid } = {}] = toldToGoogle()
    await open(undefined)
    notePageView('/invite/:id')
    await settled()
    expect([isAsked(), told()]).toEqual([false, ['page_view /designer', 'page_view /invite/:id']])
    expect(toldToGoogle().map((hit) => hit.cid)).toEqual([cid, cid])
  })

  test('hear no more of who takes it back at the foot of a page, in another tab too', async () => {
    await open('/')
    await press('Yes, count me')
    const [{ cid } = {}] = toldToGoogle()
    asked.length = 0
    await press('Analytics choice')
    expect(document.activeElement).toBe(button('No, thanks'))
    await press('Analytics choice')
    expect(document.querySelectorAll('.analytics-choice')).toHaveLength(1)
    await press('No, thanks')
    await press('Publish')
    expect([told(), JSON.stringify(localStorage)]).toEqual([[], expect.not.stringContaining(String(cid))])
    await press('Analytics choice')
    await press('Yes, count me')
    expect(toldToGoogle().map((hit) => hit.cid === cid)).toEqual([false])
    localStorage.clear()
    await press('Publish')
    expect(told()).toEqual(['page_view /'])
  })
})
