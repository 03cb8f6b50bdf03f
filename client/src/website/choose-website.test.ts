import { type SeededRandom, seededRandom } from '@shingle/shared/chance/seeded-random.ts'
import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import { describe, expect, it } from 'vitest'
import { chooseWebsite } from './choose-website.ts'
import { websiteInstead } from './website-instead.ts'
import { everyWebsite } from './website-list.ts'

const anEntry = (entry: Partial<WebsiteEntry>): WebsiteEntry => ({
  draftId: 'a'.repeat(24),
  publishedHandle: null,
  businessName: 'Hollis Joinery',
  createdAt: '2026-11-01T09:00:00Z',
  modifiedAt: '2026-11-01T09:00:00Z',
  lastDesignedAt: null,
  favicon: null,
  role: 'Owner',
  published: null,
  sitesOrigin: 'https://sites.example',
  ...entry,
})

const entries = [anEntry({}), anEntry({ draftId: 'b'.repeat(24), publishedHandle: 'hollis-joinery' })]

describe('[4.selection] the website the designer opens', () => {
  it('is the one with the draft id of the address', () => {
    expect(chooseWebsite(entries, 'b'.repeat(24))).toBe(entries[1])
  })

  it('is the one published under the handle of the address', () => {
    expect(chooseWebsite(entries, 'Hollis-Joinery')).toBe(entries[1])
  })

  it('is one’s own by its handle before a shared one by its draft id', () => {
    // A handle may look like a draft id: both are letters and digits, 24 at most.
    const named = 'c'.repeat(24)
    const own = anEntry({ publishedHandle: named })
    const shared = anEntry({ draftId: named, role: 'Collaborator' })
    expect(chooseWebsite([own, shared], named)).toBe(own)
    expect(chooseWebsite([shared], named)).toBe(shared)
  })

  it('is an invited one where no own website is called so, and the first of them where there is no own one', () => {
    const shared = anEntry({ draftId: 'd'.repeat(24), publishedHandle: 'ludlow-looms', role: 'Collaborator' })
    expect(chooseWebsite([...entries, shared], 'ludlow-looms')).toBe(shared)
    expect(chooseWebsite([shared], null)).toBe(shared)
  })

  it('is the first one when the address names none', () => {
    expect(chooseWebsite(entries, null)).toBe(entries[0])
  })

  it('is none when nothing of that name is there', () => {
    expect(chooseWebsite(entries, 'nowhere')).toBeUndefined()
    expect(chooseWebsite([], null)).toBeUndefined()
  })
})

/** Few names, of which each may be a draft id and a handle, so that all that can meet does. */
const names = ['a', 'b', 'c', 'd', 'e'].map((letter) => letter.repeat(24))
const anyName = (random: SeededRandom) => names[random.below(names.length)] ?? ''

/** Websites as an account lists them: no id and no handle twice. */
const anyWebsites = (random: SeededRandom) => {
  const ids = names.filter(() => random.chance(0.6))
  const handles = ids.map(() => anyName(random))
  const all = ids.map((draftId, at) => {
    const handle = handles[at] ?? null
    const isFree = handles.indexOf(handle ?? '') === at && random.chance(0.7)
    const role = random.chance(0.5) ? ('Owner' as const) : ('Collaborator' as const)
    return anEntry({ draftId, publishedHandle: isFree ? handle : null, role })
  })
  return {
    owned: all.filter(({ role }) => role === 'Owner'),
    shared: all.filter(({ role }) => role !== 'Owner'),
    limit: 5,
  }
}
const anyAddress = (random: SeededRandom): string | null => {
  const name = anyName(random)
  return random.pick([null, '', name, name, name, name.toUpperCase(), 'nowhere', `${name} `])
}

const isNamed = ({ draftId, publishedHandle }: WebsiteEntry, named: string) =>
  draftId === named || publishedHandle === named.toLowerCase()

describe('[4.selection] of whatever websites, by whatever address', () => {
  const random = seededRandom('which website opens')
  const cases = Array.from({ length: 4000 }, () => {
    const websites = anyWebsites(random)
    const named = anyAddress(random)
    const every = everyWebsite(websites)
    return { ...websites, every, named: named ?? '', opened: chooseWebsite(every, named) }
  })
  const named = cases.filter((one) => one.every.some((entry) => isNamed(entry, one.named)))
  const unnamed = cases.filter((one) => !named.includes(one))

  it('one that is called so opens, an own one if any is, by its id if any own one has that', () => {
    for (const { owned, shared, named: name, opened } of named) {
      const among = owned.some((entry) => isNamed(entry, name)) ? owned : shared
      const [byId] = among.filter(({ draftId }) => draftId === name)
      const [byHandle] = among.filter(({ publishedHandle }) => publishedHandle === name.toLowerCase())
      expect(opened).toBe(byId ?? byHandle)
    }
  })

  it('else the first own one, else the first that is shared, and none where there is none', () => {
    for (const { owned, shared, every, named: name, opened } of unnamed) {
      const first = owned[0] ?? shared[0]
      // An address that names nothing says so before it leads on.
      expect(opened).toBe(name === '' ? first : undefined)
      expect(websiteInstead(every, name, null)).toBe(first)
    }
  })

  it('but nothing instead of one that was open here and is gone', () => {
    for (const { every, named: name } of unnamed.filter((one) => one.named !== '')) {
      const others = { draftId: 'another', handle: null }
      expect(websiteInstead(every, name, { ...others, draftId: name })).toBeUndefined()
      expect(websiteInstead(every, name, { ...others, handle: name.toLowerCase() })).toBeUndefined()
      expect(websiteInstead(every, name, others)).toBe(every[0])
    }
  })

  it('and all of that was among the cases', () => {
    const kinds = {
      own: named.filter(({ opened }) => opened?.role === 'Owner'),
      shared: named.filter(({ opened }) => opened?.role === 'Collaborator'),
      disputed: named.filter(
        ({ every, named: name }) => every.filter((one) => isNamed(one, name)).length > 1,
      ),
      first: unnamed.filter(({ named: name, opened }) => name === '' && opened),
      instead: unnamed.filter(({ named: name, every }) => name !== '' && every.length > 0),
      unavailable: unnamed.filter(({ every }) => every.length === 0),
    }
    for (const [kind, of] of Object.entries(kinds)) expect([kind, of.length > 20]).toEqual([kind, true])
  })
})
