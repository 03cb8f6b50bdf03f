import type { ImageValue } from '@shingle/shared/image/image-value.ts'
import type { Problem, Result } from '@shingle/shared/problem/problem.ts'
import type { OpenDraft } from '../../replica/draft.ts'
import { editsOf } from '../base/draft/editing.ts'
import { undoToast } from '../base/undo-toast.ts'

/** The film section of this id; null where there is none. */
export const filmAt = (view: Pick<OpenDraft['view'], 'section'>, id: string) => {
  const section = view.section(id)
  return section?.type === 'Video' ? section : null
}

interface FilmPoster {
  readonly section: string
  /** Of the film. */
  readonly address: string
  /** Fetches the picture that its host shows for it. */
  readonly ask: (address: string) => Promise<Result<ImageValue>>
}

/** Gives a film without a picture the one that its host shows for it, as one edit. Answers why there is none. */
export const takeFilmPoster = async (
  draft: OpenDraft,
  { section, address, ask }: FilmPoster,
): Promise<Problem | null> => {
  const taken = await ask(address)
  if (!taken.ok) return taken.problem
  // Meanwhile it may have got a picture of its owner's, or another film may stand there.
  const film = filmAt(draft.view, section)
  if (film === null || film.poster !== null || film.link.target !== address) return null
  const image = { ...taken.value, alt: film.heading }
  const written = editsOf(draft).setField({ in: 'section', section, field: 'poster' }, image)
  if (written?.ok === false) return written.problem
  if (written?.ok) undoToast(draft, 'The film shows its own picture now')
  return null
}
