import { expect, it } from 'vitest'
import { refusesBooking, speaksOfBooking } from './booking-words.ts'

it.each([
  ['english', 'No appointments, just come in', true],
  ['english', 'Walk-ins only', true],
  ['english', 'Appointments on Tuesdays', false],
  ['german', 'Haarschnitt ohne Termin', true],
  ['german', 'Termine nach Vereinbarung', false],
  ['french', 'Coupe sans rendez-vous', true],
  ['spanish', 'Sin cita previa', true],
  ['italian', 'Senza appuntamento', true],
  ['japanese', '予約不要', true],
  ['Korean', '예약 없이 오세요', true],
  ['Korean', '예약 안 받아요', true],
  ['japanese', '予約不可、カウンター9席のみ', true],
  ['spanish', 'No aceptamos reservas', true],
  ['italian', 'Niente prenotazioni', true],
] as const)('[7.tone] in %s %j refuses booking: %j', (language, text, refuses) => {
  expect(refusesBooking(text, language)).toBe(refuses)
})

it.each([
  ['english', 'Book a visit', true],
  ['english', 'From the guestbook', false],
  ['english', 'Ask for a table', true],
  ['japanese', '席を予約する', true],
  ['german', 'Termin anfragen', true],
  ['Korean', '방문 예약하기', true],
] as const)('[7.tone] in %s %j speaks of booking: %j', (language, text, speaks) => {
  expect(speaksOfBooking(text, language)).toBe(speaks)
})
