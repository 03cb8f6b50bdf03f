import { describe, expect, it } from 'vitest'
import { readDescription } from './read-description.ts'

/** Hours as owners write them, with what they say beside; '' where they stay words. */
const written: readonly (readonly [place: string, text: string, week: string])[] = [
  [
    'Ely, England',
    'Cobbler in Ely. Mon Tues Thurs 9.15 - 2.45 (school hours!)',
    'mon 09:15-14:45; tue 09:15-14:45; thu 09:15-14:45',
  ],
  [
    'Ely, England',
    'Cobbler in Ely. 7:15am–5:30pm Monday to Friday, closed stat holidays & the last week of August',
    'mon 07:15-17:30; tue 07:15-17:30; wed 07:15-17:30; thu 07:15-17:30; fri 07:15-17:30',
  ],
  [
    'Ely, England',
    'Cobbler in Ely. Mon-Fri 9-5, closed two weeks at Christmas',
    'mon 09:00-17:00; tue 09:00-17:00; wed 09:00-17:00; thu 09:00-17:00; fri 09:00-17:00',
  ],
  [
    'Ely, England',
    'Cobbler in Ely. Tue-Sat 10-4. Closed all of January.',
    'tue 10:00-16:00; wed 10:00-16:00; thu 10:00-16:00; fri 10:00-16:00; sat 10:00-16:00',
  ],
  [
    'Ely, England',
    'Cobbler in Ely. Tue-Sat 10am-4pm, closed for August',
    'tue 10:00-16:00; wed 10:00-16:00; thu 10:00-16:00; fri 10:00-16:00; sat 10:00-16:00',
  ],
  [
    'Ely, England',
    'Cobbler in Ely. Weekdays 8 til 5, Sats 8 til 12',
    'mon 08:00-17:00; tue 08:00-17:00; wed 08:00-17:00; thu 08:00-17:00; fri 08:00-17:00; sat 08:00-12:00',
  ],
  ['Ely, England', 'Cobbler in Ely. Open Wed-Sun, 11am to 4pm (3pm Sundays)', ''],
  [
    'Ely, England',
    'Cobbler in Ely. Mon 9-5, Tue 9-5, Wed off, Thu 9-7, Fri 9-5, Sat by appt',
    'mon 09:00-17:00; tue 09:00-17:00; wed; thu 09:00-19:00; fri 09:00-17:00',
  ],
  [
    'Ely, England',
    'Cobbler in Ely. Drop off and collection 7.30-9 am and 4-6pm every day',
    'mon 07:30-09:00,16:00-18:00; tue 07:30-09:00,16:00-18:00; wed 07:30-09:00,16:00-18:00; thu 07:30-09:00,16:00-18:00; fri 07:30-09:00,16:00-18:00; sat 07:30-09:00,16:00-18:00; sun 07:30-09:00,16:00-18:00',
  ],
  [
    'Ely, England',
    'Cobbler in Ely. Hours are 10-6 Tues thru Sat, closed Sun/Mon',
    'mon; tue 10:00-18:00; wed 10:00-18:00; thu 10:00-18:00; fri 10:00-18:00; sat 10:00-18:00; sun',
  ],
  [
    'Ely, England',
    'Cobbler in Ely. Tues, Wed & Fri 9.30-4.30, Thurs 12-8, Sat 9-1',
    'tue 09:30-16:30; wed 09:30-16:30; thu 12:00-20:00; fri 09:30-16:30; sat 09:00-13:00',
  ],
  [
    'Ely, England',
    'Cobbler in Ely. Open 10-5 Wed-Sat, Sunday 11-3, closed Mon and Tues',
    'mon; tue; wed 10:00-17:00; thu 10:00-17:00; fri 10:00-17:00; sat 10:00-17:00; sun 11:00-15:00',
  ],
  [
    'Ely, England',
    'Cobbler in Ely. Mon–Thu 8am–6pm; Fri 8am–4pm; weekends closed',
    'mon 08:00-18:00; tue 08:00-18:00; wed 08:00-18:00; thu 08:00-18:00; fri 08:00-16:00; sat; sun',
  ],
  [
    'Ely, England',
    'Cobbler in Ely. Open 7 days, 7am-3pm. Closed Xmas Day.',
    'mon 07:00-15:00; tue 07:00-15:00; wed 07:00-15:00; thu 07:00-15:00; fri 07:00-15:00; sat 07:00-15:00; sun 07:00-15:00',
  ],
  [
    'Ely, England',
    'Cobbler in Ely. Evenings only, Mon-Thu 6-9',
    'mon 18:00-21:00; tue 18:00-21:00; wed 18:00-21:00; thu 18:00-21:00',
  ],
  ['Ely, England', 'Cobbler in Ely. Saturdays 9-2, other days by appointment', 'sat 09:00-14:00'],
  [
    'Ely, England',
    'Cobbler in Ely. Open Thurs-Sun 5pm til 10pm (kitchen closes 9)',
    'thu 17:00-22:00; fri 17:00-22:00; sat 17:00-22:00; sun 17:00-22:00',
  ],
  [
    'Ely, England',
    'Cobbler in Ely. Monday - Friday, 8:00 to 17:00. No weekends.',
    'mon 08:00-17:00; tue 08:00-17:00; wed 08:00-17:00; thu 08:00-17:00; fri 08:00-17:00',
  ],
  ['Ely, England', 'Cobbler in Ely. Open Mon-Sat 9-5.30, early closing Wed 1pm', ''],
  ['Ely, England', 'Cobbler in Ely. Mon-Sat 9-5, Wed half day', ''],
  [
    'Ely, England',
    'Cobbler in Ely. Mon-Fri 9-5 with lunch 1-2',
    'mon 09:00-13:00,14:00-17:00; tue 09:00-13:00,14:00-17:00; wed 09:00-13:00,14:00-17:00; thu 09:00-13:00,14:00-17:00; fri 09:00-13:00,14:00-17:00',
  ],
  [
    'Ely, England',
    'Cafe. Wed to Sunday from 9 until 3',
    'wed 09:00-15:00; thu 09:00-15:00; fri 09:00-15:00; sat 09:00-15:00; sun 09:00-15:00',
  ],
  [
    'Fulda, Deutschland',
    'Schuster in Fulda. Bringen und Abholen tägl. 9-11 und 17-18.30 Uhr, sonntags nur vormittags',
    'mon 09:00-11:00,17:00-18:30; tue 09:00-11:00,17:00-18:30; wed 09:00-11:00,17:00-18:30; thu 09:00-11:00,17:00-18:30; fri 09:00-11:00,17:00-18:30; sat 09:00-11:00,17:00-18:30; sun 09:00-11:00',
  ],
  [
    'Fulda, Deutschland',
    'Schuster in Fulda. Mo-Fr 8-18 Uhr, im August geschlossen',
    'mon 08:00-18:00; tue 08:00-18:00; wed 08:00-18:00; thu 08:00-18:00; fri 08:00-18:00',
  ],
  [
    'Fulda, Deutschland',
    'Schuster in Fulda. Montags bis freitags von 9 bis 18 Uhr, samstags von 9 bis 13 Uhr',
    'mon 09:00-18:00; tue 09:00-18:00; wed 09:00-18:00; thu 09:00-18:00; fri 09:00-18:00; sat 09:00-13:00',
  ],
  [
    'Fulda, Deutschland',
    'Schuster in Fulda. Mi-So ab 11 bis 22 Uhr, Mo+Di Ruhetag',
    'mon; tue; wed 11:00-22:00; thu 11:00-22:00; fri 11:00-22:00; sat 11:00-22:00; sun 11:00-22:00',
  ],
  [
    'Fulda, Deutschland',
    'Schuster in Fulda. Mi 14-18, Sa 9-13, sonst nach Absprache',
    'wed 14:00-18:00; sat 09:00-13:00',
  ],
  [
    'Fulda, Deutschland',
    'Schuster in Fulda. Täglich außer Mittwoch 10-18 Uhr',
    'mon 10:00-18:00; tue 10:00-18:00; wed; thu 10:00-18:00; fri 10:00-18:00; sat 10:00-18:00; sun 10:00-18:00',
  ],
  [
    'Fulda, Deutschland',
    'Schuster in Fulda. Mo-Fr 8.30–12.30 und 15–18 Uhr, Mittwochnachmittag geschlossen',
    'mon 08:30-12:30,15:00-18:00; tue 08:30-12:30,15:00-18:00; wed 08:30-12:30; thu 08:30-12:30,15:00-18:00; fri 08:30-12:30,15:00-18:00',
  ],
  [
    'Fulda, Deutschland',
    'Gasthaus in Fulda. Do-Mo 11.30-14 und 17.30-21 Uhr, Sonntagabend geschlossen',
    'mon 11:30-14:00,17:30-21:00; thu 11:30-14:00,17:30-21:00; fri 11:30-14:00,17:30-21:00; sat 11:30-14:00,17:30-21:00; sun 11:30-14:00',
  ],
  [
    'Bern, Schweiz',
    'Coiffeur in Bern. Di bis Fr 8.30–12 / 13.30–18.30, Sa 8–14 durchgehend, Mo geschlossen',
    'mon; tue 08:30-12:00,13:30-18:30; wed 08:30-12:00,13:30-18:30; thu 08:30-12:00,13:30-18:30; fri 08:30-12:00,13:30-18:30; sat 08:00-14:00',
  ],
  [
    'Lyon, France',
    'Cordonnier à Lyon. ouvert mer jeu ven sam 11h30-14h / 18h30-22h dimanche soir que 18h30-21h30',
    'wed 11:30-14:00,18:30-22:00; thu 11:30-14:00,18:30-22:00; fri 11:30-14:00,18:30-22:00; sat 11:30-14:00,18:30-22:00; sun 18:30-21:30',
  ],
  [
    'Lyon, France',
    'Cordonnier à Lyon. Du mardi au samedi 9h-12h et 14h-19h, fermé en août',
    'tue 09:00-12:00,14:00-19:00; wed 09:00-12:00,14:00-19:00; thu 09:00-12:00,14:00-19:00; fri 09:00-12:00,14:00-19:00; sat 09:00-12:00,14:00-19:00',
  ],
  [
    'Lyon, France',
    'Cordonnier à Lyon. Lundi au vendredi 8h30-12h30 / 13h30-17h, fermé le mercredi après-midi',
    'mon 08:30-12:30,13:30-17:00; tue 08:30-12:30,13:30-17:00; wed 08:30-12:30; thu 08:30-12:30,13:30-17:00; fri 08:30-12:30,13:30-17:00',
  ],
  [
    'Lyon, France',
    'Cordonnier à Lyon. 9 h – 12 h et 14 h – 18 h du mardi au samedi',
    'tue 09:00-12:00,14:00-18:00; wed 09:00-12:00,14:00-18:00; thu 09:00-12:00,14:00-18:00; fri 09:00-12:00,14:00-18:00; sat 09:00-12:00,14:00-18:00',
  ],
  [
    'Lyon, France',
    'Resto à Lyon. Ouvert tous les jours sauf mercredi 12h-14h30 et 19h-22h, fermé dimanche soir',
    'mon 12:00-14:30,19:00-22:00; tue 12:00-14:30,19:00-22:00; wed; thu 12:00-14:30,19:00-22:00; fri 12:00-14:30,19:00-22:00; sat 12:00-14:30,19:00-22:00; sun 12:00-14:30',
  ],
  [
    'Lyon, France',
    'Cordonnier à Lyon. mar-ven 10-19h, sam 10-18h',
    'tue 10:00-19:00; wed 10:00-19:00; thu 10:00-19:00; fri 10:00-19:00; sat 10:00-18:00',
  ],
  [
    'Lyon, France',
    'Cordonnier à Lyon. Congés annuels en août. Mar au sam 10h-19h',
    'tue 10:00-19:00; wed 10:00-19:00; thu 10:00-19:00; fri 10:00-19:00; sat 10:00-19:00',
  ],
  [
    'Madrid, España',
    'Zapatero en Madrid. todos los días de 7 a 12, domingos y festivos hasta la 1. agosto cerrao por vacaciones',
    'mon 07:00-12:00; tue 07:00-12:00; wed 07:00-12:00; thu 07:00-12:00; fri 07:00-12:00; sat 07:00-12:00; sun 07:00-13:00',
  ],
  [
    'Madrid, España',
    'Zapatero en Madrid. Abierto lun a sáb 10 am a 7 pm, comida de 3 a 4',
    'mon 10:00-15:00,16:00-19:00; tue 10:00-15:00,16:00-19:00; wed 10:00-15:00,16:00-19:00; thu 10:00-15:00,16:00-19:00; fri 10:00-15:00,16:00-19:00; sat 10:00-15:00,16:00-19:00',
  ],
  [
    'Madrid, España',
    'Zapatero en Madrid. L-V 9-14 y 17-20, sáb 10-14, agosto cerrado',
    'mon 09:00-14:00,17:00-20:00; tue 09:00-14:00,17:00-20:00; wed 09:00-14:00,17:00-20:00; thu 09:00-14:00,17:00-20:00; fri 09:00-14:00,17:00-20:00; sat 10:00-14:00',
  ],
  [
    'Madrid, España',
    'Zapatero en Madrid. De martes a domingo de 13 a 16 y de 20 a 23:30, domingo noche cerrado',
    'tue 13:00-16:00,20:00-23:30; wed 13:00-16:00,20:00-23:30; thu 13:00-16:00,20:00-23:30; fri 13:00-16:00,20:00-23:30; sat 13:00-16:00,20:00-23:30; sun 13:00-16:00',
  ],
  [
    'Madrid, España',
    'Zapatero en Madrid. Abrimos de 8 de la mañana a 3 de la tarde, lunes cerrado',
    'mon; tue 08:00-15:00; wed 08:00-15:00; thu 08:00-15:00; fri 08:00-15:00; sat 08:00-15:00; sun 08:00-15:00',
  ],
  [
    'Madrid, España',
    'Bar en Madrid. De miércoles a lunes 12:00-00:00, martes descanso',
    'mon 12:00-00:00; tue; wed 12:00-00:00; thu 12:00-00:00; fri 12:00-00:00; sat 12:00-00:00; sun 12:00-00:00',
  ],
  [
    'Roma, Italia',
    'Calzolaio a Roma. Aperto a pranzo 12–14.30 e a cena 19–22, chiusi lunedì e domenica sera',
    'mon; tue 12:00-14:30,19:00-22:00; wed 12:00-14:30,19:00-22:00; thu 12:00-14:30,19:00-22:00; fri 12:00-14:30,19:00-22:00; sat 12:00-14:30,19:00-22:00; sun 12:00-14:30',
  ],
  [
    'Roma, Italia',
    'Calzolaio a Roma. Lun-ven 9-13 e 15.30-19.30, sab 9-13, chiuso ad agosto',
    'mon 09:00-13:00,15:30-19:30; tue 09:00-13:00,15:30-19:30; wed 09:00-13:00,15:30-19:30; thu 09:00-13:00,15:30-19:30; fri 09:00-13:00,15:30-19:30; sat 09:00-13:00',
  ],
  [
    'Roma, Italia',
    'Calzolaio a Roma. Aperti dal martedì alla domenica, 10.00-13.00 / 16.00-20.00, chiuso giovedì pomeriggio',
    'tue 10:00-13:00,16:00-20:00; wed 10:00-13:00,16:00-20:00; thu 10:00-13:00; fri 10:00-13:00,16:00-20:00; sat 10:00-13:00,16:00-20:00; sun 10:00-13:00,16:00-20:00',
  ],
  [
    'Roma, Italia',
    'Calzolaio a Roma. Mar-Sab 8.30/12.30 15.30/19.30 lunedì chiuso',
    'mon; tue 08:30-12:30,15:30-19:30; wed 08:30-12:30,15:30-19:30; thu 08:30-12:30,15:30-19:30; fri 08:30-12:30,15:30-19:30; sat 08:30-12:30,15:30-19:30',
  ],
  [
    '東京都',
    '靴修理店です。月〜金7時〜18時、土7時〜15時、日・祝休み。8月中旬は夏季休業。',
    'mon 07:00-18:00; tue 07:00-18:00; wed 07:00-18:00; thu 07:00-18:00; fri 07:00-18:00; sat 07:00-15:00; sun',
  ],
  [
    '東京都',
    '靴修理店です。昼11時半〜14時、夜17時〜21時、日曜夜と月曜休み',
    'mon; tue 11:30-14:00,17:00-21:00; wed 11:30-14:00,17:00-21:00; thu 11:30-14:00,17:00-21:00; fri 11:30-14:00,17:00-21:00; sat 11:30-14:00,17:00-21:00; sun 11:30-14:00',
  ],
  [
    '東京都',
    '靴修理店です。火・木 15:30〜19:00、土 9:30〜12:00',
    'tue 15:30-19:00; thu 15:30-19:00; sat 09:30-12:00',
  ],
  ['東京都', '靴修理店です。営業は10時から18時まで。月曜と第3火曜がお休みです。', ''],
  [
    '東京都',
    '靴修理店です。朝9時〜夕方5時、木曜休',
    'mon 09:00-17:00; tue 09:00-17:00; wed 09:00-17:00; thu; fri 09:00-17:00; sat 09:00-17:00; sun 09:00-17:00',
  ],
  [
    '東京都',
    '靴修理店です。平日9:30-18:30/土9:30-17:00/日祝休',
    'mon 09:30-18:30; tue 09:30-18:30; wed 09:30-18:30; thu 09:30-18:30; fri 09:30-18:30; sat 09:30-17:00; sun',
  ],
  [
    '서울',
    '구두수선집입니다. 새벽 5시~오후 6시, 일요일 휴무',
    'mon 05:00-18:00; tue 05:00-18:00; wed 05:00-18:00; thu 05:00-18:00; fri 05:00-18:00; sat 05:00-18:00; sun',
  ],
  [
    '서울',
    '구두수선집입니다. 평일 10-19시 토요일 10-15시 일요일 쉽니다',
    'mon 10:00-19:00; tue 10:00-19:00; wed 10:00-19:00; thu 10:00-19:00; fri 10:00-19:00; sat 10:00-15:00; sun',
  ],
  [
    '서울',
    '구두수선집입니다. 매일 11시~21시(월요일 휴무), 브레이크타임 3시~5시',
    'mon; tue 11:00-15:00,17:00-21:00; wed 11:00-15:00,17:00-21:00; thu 11:00-15:00,17:00-21:00; fri 11:00-15:00,17:00-21:00; sat 11:00-15:00,17:00-21:00; sun 11:00-15:00,17:00-21:00',
  ],
  [
    '서울',
    '구두수선집입니다. 화~금 11시~20시, 토 11시~16시, 여름휴가 8월 첫째주',
    'tue 11:00-20:00; wed 11:00-20:00; thu 11:00-20:00; fri 11:00-20:00; sat 11:00-16:00',
  ],
  [
    '서울',
    '구두수선집입니다. 오전 9시부터 오후 6시까지 합니다. 주말은 쉬어요',
    'mon 09:00-18:00; tue 09:00-18:00; wed 09:00-18:00; thu 09:00-18:00; fri 09:00-18:00; sat; sun',
  ],
  [
    '서울',
    '구두수선집입니다. 월수금 10시~18시, 화목 13시~21시',
    'mon 10:00-18:00; tue 13:00-21:00; wed 10:00-18:00; thu 13:00-21:00; fri 10:00-18:00',
  ],
]

const weekOf = (place: string, text: string): string =>
  Object.entries(readDescription(text, { name: 'Hart', place, timeZone: '' }).hours.hours)
    .map(([day, spans]) =>
      `${day} ${spans.map(({ opens, closes }) => `${opens}-${closes}`).join(',')}`.trim(),
    )
    .join('; ')

describe('[5.answers] hours with what takes nothing from them, and with what does', () => {
  it.each(written)('in %s: %s', (place, text, week) => {
    expect(weekOf(place, text)).toBe(week)
  })

  it.each([
    ['Ely, England', 'Cobbler in Ely. Tue-Sat 10-4, closed November to March.'],
    ['Ely, England', 'Cobbler in Ely. Mon-Fri 9-5. Closed Mondays in January.'],
    ['Fulda, Deutschland', 'Schuster in Fulda. Mo-Fr 8-18 Uhr, im Winter geschlossen'],
    [
      'Lyon, France',
      'Cordonnier à Lyon. Lundi au vendredi 9h-12h et 14h-18h, fermé mardi et jeudi après-midi',
    ],
  ])('stay words where more than a month or an unclear day is off: in %s, %s', (place, text) => {
    expect(weekOf(place, text)).toBe('')
  })

  it('say in words when nobody is there', () => {
    const { hours } = readDescription('Cobbler in Ely. Tue-Sat 10-4. Closed all of January.', {
      name: 'Hart',
      place: 'Ely, England',
      timeZone: '',
    })
    expect(hours.words).toEqual(['Closed all of January'])
  })
})
