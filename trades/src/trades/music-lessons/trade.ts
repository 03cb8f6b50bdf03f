import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'music-lessons',
  kind: 'classes',
  names: {
    english: 'Music lessons',
    spanish: 'Clases de música',
    french: 'Cours de musique',
    italian: 'Lezioni di musica',
    german: 'Musikunterricht',
    japanese: '音楽教室',
    Korean: '음악 레슨',
  },
  naming: {
    english:
      listed(`music lesson, music teacher, music school, music tuition, music tutor, piano lesson, piano teacher,
      piano tuition, guitar lesson, guitar teacher, violin lesson, violin teacher, drum lesson,
      drum teacher, cello lesson, cello teacher, flute lesson, flute teacher, ukulele lesson,
      saxophone lesson, teach piano, teach guitar, teach violin, teach drums, teach music, bass lesson,
      music academy, tin whistle lessons, trad music lessons, fiddle lessons, cello lessons,
      ukulele lessons, harp lessons, accordion lessons`),
    spanish:
      listed(`profesor de música, profesora de música, clases de piano, clases de guitarra, escuela de música,
      clases de violín, profesor de piano, profesor de guitarra, academia de música, clases de acordeón`),
    french:
      listed(`cours de piano, cours de guitare, professeur de musique, professeur de piano, professeur de guitare,
      école de musique, cours de violon, leçons de piano, cours d’accordéon`),
    italian: listed(`lezioni di pianoforte, lezioni di chitarra, lezioni di violino, insegnante di musica,
      insegnante di pianoforte, scuola di musica, maestro di musica`),
    german: listed(`klavierunterricht, gitarrenunterricht, geigenunterricht, musiklehrer, klavierlehrer,
      klavierlehrerin, gitarrenlehrer, musikschule, schlagzeugunterricht, flötenunterricht,
      instrumentalunterricht, geigenlehrerin, cellounterricht, klavierstunde, blockflötenunterricht,
      akkordeonunterricht`),
    japanese:
      listed(`ピアノ教室, ピアノレッスン, ギター教室, バイオリン教室, ヴァイオリン教室, ギターレッスン, フルート教室, チェロ教室, ドラム教室, 音楽スクール, 三線教室,
      ウクレレ教室, 三味線教室, 琴教室`),
    Korean:
      listed(`음악 학원, 피아노 학원, 피아노 레슨, 기타 레슨, 바이올린 레슨, 음악 교습소, 첼로 레슨, 드럼 레슨, 피아노 교습소, 우쿨렐레 레슨, 국악교실, 기타 학원,
      드럼 학원`),
  },
  things: {
    english:
      listed(`piano, guitar, violin, drum, cello, flute, saxophone, instrument, theory, recital, grades, abrsm,
      beginner, scales, sight reading, ukulele, sing, fiddle, concertina, accordion, tin whistle, viola,
      suzuki, recitals, whistle, banjo`),
    spanish:
      listed(`piano, guitarra, violín, batería, solfeo, instrumento, clases, conservatorio, acordeón, flauta,
      violonchelo`),
    french: listed(
      `piano, guitare, violon, batterie, solfège, instrument, conservatoire, accordéon, flûte, violoncelle`,
    ),
    italian:
      listed(`pianoforte, chitarra, violino, batteria, solfeggio, strumento, saggio, fisarmonica, flauto,
      violoncello`),
    german:
      listed(`klavier, gitarre, geige, schlagzeug, flöte, cello, noten, instrument, vorspiel, unterricht,
      anfänger, blockflöte, akkordeon, querflöte`),
    japanese: listed(
      'ピアノ, ギター, バイオリン, ヴァイオリン, フルート, チェロ, ドラム, ソルフェージュ, 発表会, レッスン, 音楽, 三線, ウクレレ',
    ),
    Korean: listed('피아노, 기타, 바이올린, 첼로, 드럼, 악기, 연주회, 레슨, 음악, 플루트, 우쿨렐레'),
  },
}
