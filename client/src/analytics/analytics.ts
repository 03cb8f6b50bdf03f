import { askForChoice, offerChoice } from './ask-for-choice.ts'
import { isAgreed, keepChoice, wasAsked } from './choice.ts'
import { startTelling } from './tell-analytics.ts'

const id = document.querySelector<HTMLScriptElement>('script[data-analytics-id]')?.dataset.analyticsId

const begin = (measurementId: string): void => {
  const telling = startTelling(measurementId)
  const settle = (agrees: boolean): void => {
    const agreedBefore = isAgreed()
    keepChoice(agrees)
    if (agrees && !agreedBefore) telling.fromThisPage()
  }
  if (isAgreed()) telling.fromTheStart()
  // The written pages ask; whoever is at work in the app is not disturbed.
  if (document.body.dataset.page === undefined) return
  offerChoice(() => askForChoice(settle).focus())
  if (!wasAsked()) askForChoice(settle)
}

if (id !== undefined) begin(id)
