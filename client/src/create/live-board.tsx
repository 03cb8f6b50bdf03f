import { SiteSketch } from '../site-sketch/site-sketch.tsx'
import { sketchLook } from '../site-sketch/sketch-look.ts'
import { sketchWords } from '../site-sketch/sketch-words.ts'
import { useAnswers } from './answers-store.ts'
import { chosenLook } from './offers.ts'
import { useTrade } from './use-trade.ts'

/** The page as far as it has been answered, in the person's own name, words, faces and colours. */
export function LiveBoard() {
  const answers = useAnswers()
  const trade = useTrade()
  const words = sketchWords({
    name: answers.businessName,
    about: answers.businessActivities,
    place: answers.businessLocation,
  })
  return (
    <SiteSketch
      words={words}
      look={sketchLook(...chosenLook(answers, trade))}
      industry={trade}
      sections={answers.sections}
    />
  )
}
