import type { LatePart } from '../late-part.ts'

/** What of the Team section comes apart. */
export const teamLate = {
  wants: {
    english: [{ what: 'Who works here', why: 'A name, and a photograph if you like' }],
    spanish: [{ what: 'Quién trabaja aquí', why: 'Un nombre y, si quiere, una foto' }],
    french: [{ what: 'Qui travaille ici', why: 'Un nom, et une photo si vous voulez' }],
    italian: [{ what: 'Chi lavora qui', why: 'Un nome e, se vuole, una foto' }],
    german: [{ what: 'Wer hier arbeitet', why: 'Ein Name und, wenn Sie mögen, ein Foto' }],
    japanese: [{ what: 'ここで働く人', why: '名前と、よければ写真' }],
    Korean: [{ what: '여기서 일하는 사람', why: '이름, 원하시면 사진도' }],
  },
} as const satisfies LatePart
