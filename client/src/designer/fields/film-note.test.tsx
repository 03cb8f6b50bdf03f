import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FilmNote } from './film-note.tsx'

const poster = { isFilm: true, mayTake: false, isTaking: false, take: () => undefined }
const noteOf = (address: string) => renderToStaticMarkup(<FilmNote address={address} poster={poster} />)

test.each([
  ['https://youtu.be/dQw4w9WgXcQ', 'YouTube'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'YouTube'],
  ['https://m.youtube.com/shorts/dQw4w9WgXcQ', 'YouTube'],
  ['https://vimeo.com/76979871', 'Vimeo'],
])('[3.video] of %s it is said that the page plays it', (address, host) => {
  expect(noteOf(address)).toContain(`A film of ${host}: it plays on your page.`)
})

test.each([
  'https://www.youtube.com/@pellstreetcycles',
  'https://example.com/film.mp4',
  'https://notyoutube.com/watch?v=dQw4w9WgXcQ',
  'https://notvimeo.com/76979871',
])('[3.video] of %s it is said that it is no film that the page plays', (address) => {
  expect(noteOf(address)).toContain('No film of YouTube or Vimeo')
})
