import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import type { FontPair } from '@shingle/shared/theme/font-pairs.ts'
import { fontStack } from '@shingle/shared/theme/font-stack.ts'
import { useEffect, useMemo } from 'react'
import { navigate } from '../app/navigate.ts'
import { knowFaces } from '../site-sketch/site-faces.ts'
import { sketchLook } from '../site-sketch/sketch-look.ts'
import { sketchWords } from '../site-sketch/sketch-words.ts'
import type { Properties } from '../site-sketch/surface-style.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import type { DraftAnswers } from './answers.ts'
import { changeAnswers, useAnswers } from './answers-store.ts'
import styles from './fonts-step.module.css'
import { usePairInUse, withPairInUse } from './pair-in-use.ts'
import { StepFrame } from './step-frame.tsx'
import { useLook } from './use-look.ts'

export const FontsStep = () => {
  const answers = useAnswers()
  const { palette, offer } = useLook()
  const inUse = usePairInUse()
  const pairs = useMemo(() => withPairInUse(offer.fontPairs, inUse), [offer, inUse])
  useEffect(() => knowFaces(pairs.flatMap((pair) => [pair.headingSlug, pair.bodySlug])), [pairs])

  return (
    <StepFrame
      name="Choose font style"
      title="Choose your lettering"
      why="Eight pairs, set in your own name. Pick one, or go on and the page takes what suits your trade; you can change it later."
      back={appPaths.createAbout}
      next="Choose colors"
      onNext={() => void navigate(appPaths.createColors)}
    >
      <fieldset className={styles.pairs}>
        <legend>
          <VisuallyHidden>Font style</VisuallyHidden>
        </legend>
        {pairs.map((pair) => (
          <PairChoice
            key={pair.id}
            pair={pair}
            answers={answers}
            weight={sketchLook(palette, pair).properties['--heading-weight'] ?? '700'}
            checked={pair.id === answers.fontPairId}
            isInUse={answers.fontPairId === null && pair.id === inUse}
          />
        ))}
      </fieldset>
    </StepFrame>
  )
}

interface PairChoiceProps {
  pair: FontPair
  answers: DraftAnswers
  weight: string
  checked: boolean
  /** Whether the page is set in it though nobody picked it. */
  isInUse: boolean
}

const PairChoice = ({ pair, answers, weight, checked, isInUse }: PairChoiceProps) => {
  const { name, headline } = sketchWords({
    name: answers.businessName,
    about: answers.businessActivities,
    place: answers.businessLocation,
  })
  const nameStyle: Properties = {
    fontFamily: fontStack(pair.headingSlug),
    fontWeight: Number(weight),
    '--letters': String(name.length),
  }
  return (
    <label className={styles.pair}>
      <input
        type="radio"
        name="font-pair"
        checked={checked}
        onChange={() => changeAnswers({ fontPairId: pair.id })}
      />
      <span className={styles.name} style={nameStyle}>
        {name}
      </span>
      <span className={styles.sample} style={{ fontFamily: fontStack(pair.bodySlug) }}>
        {headline}
      </span>
      <span className={styles.meta}>
        <b>{pair.heading}</b>
        {isInUse ? 'On your page now' : bodyOf(pair)}
      </span>
    </label>
  )
}

const bodyOf = ({ heading, body }: FontPair): string => (body === heading ? 'throughout' : `with ${body}`)
