import { SiteSketch } from '../site-sketch/site-sketch.tsx'
import { sketchLook } from '../site-sketch/sketch-look.ts'
import { sketchWords } from '../site-sketch/sketch-words.ts'
import { useAnswers } from './answers-store.ts'
import { chosenSections } from './chosen-sections.ts'
import { generationAnswers } from './generation-answers.ts'
import { useUnderstanding } from './understanding-store.ts'
import { useLook } from './use-look.ts'

/** The page in a few strokes, while there is not enough to write it from. */
export const SketchBoard = () => {
  const answers = useAnswers()
  const { palette, fonts, artwork } = useLook()
  const { understood } = useUnderstanding()
  const words = sketchWords({
    name: answers.businessName,
    about: answers.businessActivities,
    place: generationAnswers(answers).businessLocation,
  })
  return (
    <SiteSketch
      words={words}
      look={sketchLook(palette, fonts)}
      industry={artwork}
      sections={chosenSections(answers, understood)}
      offers={understood?.facts.filter(({ kind }) => kind === 'price').map(({ text }) => text) ?? []}
    />
  )
}
