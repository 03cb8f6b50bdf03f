import { takeFilmPosterEndpoint } from '@shingle/shared/image/endpoints.ts'
import { succeed } from '@shingle/shared/problem/problem.ts'
import { playerOf } from '@shingle/shared/sections/video/player-address.ts'
import { useState } from 'react'
import { useDraft, useView } from '../../replica/use-draft.ts'
import { call } from '../../server/call-endpoint.ts'
import type { Place } from '../base/draft/place.ts'
import { toast } from '../base/toast.ts'
import { useReach } from '../base/use-reach.ts'
import { useWebsite } from '../base/website/website-context.ts'
import { filmAt, takeFilmPoster } from './film-poster.ts'

/** What the place of a link is to films: none, one that has a picture, or one that may get the picture of its film. */
export const useFilmPoster = (place: Place) => {
  const draft = useDraft()
  const { draftId } = useWebsite()
  const isOnline = useReach() === 'online'
  const [isTaking, setTaking] = useState(false)
  const id = place.in === 'section' ? place.section : ''
  const isFilm = useView(({ view }) => filmAt(view, id) !== null)
  const wants = useView(({ view }) => filmAt(view, id)?.poster === null)
  const ask = async (address: string) => {
    const taken = await call(takeFilmPosterEndpoint, { params: { id: draftId }, body: { address } })
    return taken.ok ? succeed(taken.value.image) : taken
  }
  /** `isAsked` where somebody pressed for it, and waits to hear why there is none. */
  const take = (address: string, isAsked: boolean) => {
    if (!wants || !isOnline || playerOf(address) === undefined) return
    setTaking(true)
    takeFilmPoster(draft, { section: id, address, ask })
      .then((problem) => problem && isAsked && toast(problem.text, { kind: 'trouble' }))
      .catch(console.error)
      .finally(() => setTaking(false))
  }
  return { isFilm, mayTake: wants && isOnline, isTaking, take }
}
