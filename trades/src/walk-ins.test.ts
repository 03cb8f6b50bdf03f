import { generateDraft } from '@shingle/shared/generation/generate-draft.ts'
import { tidyAnswers } from '@shingle/shared/generation/tidy-answers.ts'
import { expect, it } from 'vitest'
import { knownBusiness } from './known-business.ts'

const names = ['Hart & Lee', 'The Corner', 'Copper Row', 'Number Nine', 'Blue Door', 'Mill Lane']

const reserving =
  /(?:keep|hold|save|find|choose|pick|ask for|book|reserve|demander|retenir|réserver|pedir|reservar|chiedi|prenota|anfragen|reservieren)(?! the chair)[^.]{0,16}(?:chair|table|seat|hour|\btime|appointment|mesa|hora|cita|tavolo|ora\b|Tisch|Termin)|which days?[ ,]|free times|certain hour|rendez-vous|予約|예약/iu

const textsOf = async (businessName: string, businessActivities: string): Promise<readonly string[]> => {
  const answers = tidyAnswers({ businessName, businessActivities, businessLocation: '' })
  const { known, reading } = await knownBusiness(answers)
  const draft = generateDraft(answers, { known, reading })
  if (!draft.ok) throw new Error(businessActivities)
  return (
    JSON.stringify(draft.value.sections).match(/"(?:heading|text|label|primary|paragraph)":"[^"]*"/gu) ?? []
  )
}

it.each([
  'Barbershop. Fades £22, beard trims £12, hot towel shaves £28. Walk-ins only.',
  'Hair salon. Cuts £30, colour £60, blow-dries £20. Walk-ins only, no appointments.',
  'Nail bar. Manicures £20, pedicures £30, gel nails £35. No appointments, walk in.',
  'Coffee shop. Flat whites, cakes, toasties. No reservations.',
  'Restaurant. Curries, grills, flatbreads. We don’t take bookings.',
  'Friseursalon. Schnitte 25 €, Farbe 50 €, Dauerwelle. Nur ohne Termin.',
  'Barbier. Coupe 20 €, barbe 12 €, rasage 25 €. Uniquement sans rendez-vous.',
  'Barbería. Corte 12 €, barba 8 €, afeitado 15 €. Sin cita.',
  'Barbiere. Taglio 15 €, barba 8 €, rasatura 12 €. Solo senza appuntamento.',
  '理容室です。カット3,000円、顔そり1,500円。予約不要です。',
  '이발소입니다. 커트 15,000원, 면도 10,000원. 예약 없이 오시면 됩니다.',
])('[7.walk-in] nothing on any page of "%s" keeps a chair, a table or an hour', async (activities) => {
  const own =
    activities
      .match(/[^.。]+[.。]/gu)
      ?.at(-1)
      ?.trim()
      .replace(/[.。]$/u, '') ?? ''
  const texts = (await Promise.all(names.map((name) => textsOf(name, activities)))).flat()
  expect(texts.filter((text) => !text.includes(own) && reserving.test(text))).toEqual([])
})
