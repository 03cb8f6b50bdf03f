import { noPictures } from './no-pictures.ts'
import type { OpenPictures, OpenPicturesOptions } from './open-pictures.ts'
import type { PictureStore } from './picture-store.ts'

type LateOptions = Omit<OpenPicturesOptions, 'store'> & { readonly store: PictureStore | undefined }

/** Opens the waiting pictures of a draft. What handles them is fetched beside it, and until then none is known to wait. */
export const latePictures = ({ store, ...options }: LateOptions): OpenPictures => {
  if (store === undefined) return noPictures
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  let isClosed = false
  let open = noPictures
  const opening = import('./open-pictures.ts')
    .then(({ openPictures }) => {
      if (isClosed) return
      open = openPictures({ ...options, store })
      open.subscribe(tell)
      options.changed()
    })
    .catch((error) => console.warn('Pictures not shown', error))
  return {
    waiting: () => open.waiting(),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    place: {
      inSection: (section, pictures) => open.place.inSection(section, pictures),
      inPart: (part, values, pictures) => open.place.inPart(part, values, pictures),
      inContent: (content, pictures) => open.place.inContent(content, pictures),
    },
    forDraft: {
      keep: async (chosen) => {
        await opening
        return open.forDraft.keep(chosen)
      },
      sourceOf: (reference) => open.forDraft.sourceOf(reference),
      fileOf: (reference) => open.forDraft.fileOf(reference),
      waiting: () => open.forDraft.waiting(),
      change: (edit, wanted) => open.forDraft.change(edit, wanted),
      refused: () => open.forDraft.refused(),
      retry: () => open.forDraft.retry(),
    },
    status: () => open.status(),
    kept: () => open.kept(),
    advance: (replica) => open.advance(replica),
    close: () => {
      isClosed = true
      open.close()
      store.close()
    },
  }
}
