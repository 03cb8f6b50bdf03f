import type { Language } from '../../../language/language.ts'

const phrasesOf = (list: string): readonly string[] => list.split('|').map((phrase) => phrase.trim())

/** Of each language a service with its price, and what owners write beside it that is no other service. */
export const said: Readonly<
  Record<Language, readonly [place: string, timeZone: string, before: string, phrases: readonly string[]]>
> = {
  english: [
    'Leeds',
    'Europe/London',
    'Rug washing £20, ',
    phrasesOf(`
      large £30 | small £15 | extra large £40 | XL £40 | medium rugs £25 | double £30 | king size £35 |
      kids £10 | under 10s £5 | over 60s £12 | each extra £5 | each additional £5 | 2nd one £15 |
      second rug £15 | pair £35 | pack of 4 £70 | set of six £90 | 10 for £150 | half price for kids £10 |
      half day £50 | full day £90 | per hour £20 | weekends £25 | evenings £25 | bank holidays £40 |
      6 weeks £60 | 6 week course £60 | 1 hour £30 | 90 mins £45 | half hour £15 | first visit £30 |
      follow up £20 | follow ups £20 | in person £30 | online £20 | members £15 | non members £20 |
      concessions £12 | groups of 10 £120 | group of 6 £90 | for two £35 | for 100 £300 | dozen £24 |
      half dozen £14 | a dozen £24 | by the dozen £24 | monthly £80 | weekly £20 | annual £200 | deluxe £40 |
      standard £25 | basic £20 | premium £50 | with collection £30 | without collection £18 | collected £30 |
      500g £6 | 1kg £11 | a4 £10 | A3 £15 | 10cm £20 | 60x90 £30 | one colour £20 | two colours £25 |
      long hair £40 | short hair £25 | up to 2m £20 | over 2m £30 | 3 bed £90 | 4 bed house £120
    `),
  ],
  german: [
    'Fulda',
    'Europe/Berlin',
    'Teppichwäsche 20 €, ',
    phrasesOf(`
      groß 30 € | klein 15 € | mittel 25 € | XL 40 € | doppelt 30 € | Kinder 10 € | unter 10 Jahren 5 € |
      Senioren 12 € | jeder weitere 5 € | zweiter 15 € | Paar 35 € | 4er Pack 70 € | 10er-Karte 150 € |
      5er Block 90 € | halber Tag 50 € | ganzer Tag 90 € | pro Stunde 20 € | am Wochenende 25 € | abends 25 € |
      6 Wochen 60 € | 1 Stunde 30 € | 90 Minuten 45 € | halbe Stunde 15 € | online 20 € | Mitglieder 15 € |
      Gruppe ab 6 90 € | zu zweit 35 € | Dutzend 24 € | monatlich 80 € | Monatsabo 80 € | jährlich 200 € |
      Standard 25 € | Premium 50 € | mit Abholung 30 € | 500 g 6 € | 1 kg 11 € | A4 10 € | 10 cm 20 € |
      einfarbig 20 € | lange Haare 40 € | kurze Haare 25 € | bis 2 m 20 € | ab 2 m 30 €
    `),
  ],
  spanish: [
    'Madrid',
    'Europe/Madrid',
    'Lavado de alfombras 20 €, ',
    phrasesOf(`
      grande 30 € | pequeña 15 € | mediana 25 € | doble 30 € | niños 10 € | menores de 10 años 5 € |
      jubilados 12 € | cada extra 5 € | la segunda 15 € | pareja 35 € | pack de 4 70 € |
      bono 10 sesiones 150 € | bono de 5 90 € | medio día 50 € | día completo 90 € | por hora 20 € |
      fin de semana 25 € | festivos 25 € | 1 hora 30 € | 90 minutos 45 € | media hora 15 € | online 20 € |
      socios 15 € | grupos 90 € | docena 24 € | media docena 14 € | mensual 80 € | al mes 80 € | estándar 25 € |
      premium 50 € | con recogida 30 € | 500 g 6 € | 1 kg 11 € | pelo largo 40 € | pelo corto 25 € |
      hasta 2 m 20 €
    `),
  ],
  french: [
    'Lyon',
    'Europe/Paris',
    'Lavage de tapis 20 €, ',
    phrasesOf(`
      grand 30 € | petit 15 € | moyen 25 € | double 30 € | enfants 10 € | moins de 10 ans 5 € | retraités 12 € |
      chaque supplément 5 € | le deuxième 15 € | la paire 35 € | lot de 4 70 € | carte 10 séances 150 € |
      forfait 5 séances 90 € | demi-journée 50 € | journée 90 € | de l'heure 20 € | week-end 25 € |
      jours fériés 25 € | 1 heure 30 € | 1h30 45 € | 30 min 15 € | en ligne 20 € | en visio 20 € |
      à domicile 30 € | adhérents 15 € | groupe 90 € | la douzaine 24 € | les 6 14 € | par mois 80 € |
      au mois 80 € | standard 25 € | premium 50 € | avec collecte 30 € | 500 g 6 € | cheveux longs 40 € |
      cheveux courts 25 € | jusqu'à 2 m 20 €
    `),
  ],
  italian: [
    'Roma',
    'Europe/Rome',
    'Lavaggio tappeti 20 €, ',
    phrasesOf(`
      grande 30 € | piccolo 15 € | medio 25 € | doppio 30 € | bambini 10 € | under 10 5 € | pensionati 12 € |
      ogni aggiunta 5 € | il secondo 15 € | coppia 35 € | confezione da 4 70 € | pacchetto 10 lezioni 150 € |
      abbonamento 5 ingressi 90 € | mezza giornata 50 € | giornata intera 90 € | all'ora 20 € | weekend 25 € |
      festivi 25 € | 1 ora 30 € | 90 minuti 45 € | mezz'ora 15 € | online 20 € | a domicilio 30 € | soci 15 € |
      gruppo 90 € | la dozzina 24 € | mensile 80 € | al mese 80 € | standard 25 € | premium 50 € |
      con ritiro 30 € | 500 g 6 € | al chilo 11 € | capelli lunghi 40 € | capelli corti 25 € | fino a 2 m 20 €
    `),
  ],
  japanese: [
    '東京都',
    'Asia/Tokyo',
    '絨毯クリーニング6,000円、',
    phrasesOf(`
      大9,000円 | 小4,000円 | 大型8,000円 | 小型3,000円 | 特大12,000円 | 子ども1,000円 | 小学生1,500円 | シニア2,000円 | 2枚目4,000円 |
      ペア8,000円 | 4枚セット15,000円 | 10回券50,000円 | 半日5,000円 | 1日9,000円 | 1時間3,000円 | 90分4,500円 | 30分2,000円 |
      初回3,000円 | 2回目以降2,500円 | オンライン2,000円 | 会員1,500円 | グループ9,000円 | 団体8,000円 | 月額8,000円 | スタンダード2,500円 |
      出張3,000円 | Lサイズ2,000円 | ロング4,000円 | ショート2,500円 | 平日2,000円 | 土日3,000円
    `),
  ],
  Korean: [
    '서울',
    'Asia/Seoul',
    '카펫 세탁 60,000원, ',
    phrasesOf(`
      대형 90,000원 | 소형 40,000원 | 특대 120,000원 | 어린이 10,000원 | 초등학생 15,000원 | 경로 20,000원 | 두 번째 40,000원 |
      커플 80,000원 | 4장 세트 150,000원 | 10회권 500,000원 | 반일 50,000원 | 종일 90,000원 | 1시간 30,000원 | 90분 45,000원 |
      30분 20,000원 | 첫 방문 30,000원 | 온라인 20,000원 | 회원 15,000원 | 단체 90,000원 | 월 80,000원 | 스탠다드 25,000원 |
      출장 30,000원 | 500g 6,000원 | 1kg 11,000원 | L사이즈 20,000원 | 긴머리 40,000원 | 짧은머리 25,000원 | 평일 20,000원 |
      주말 30,000원
    `),
  ],
}
