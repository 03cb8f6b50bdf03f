import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'tutor',
  kind: 'classes',
  names: {
    english: 'Lessons',
    spanish: 'Clases particulares',
    french: 'Cours particuliers',
    italian: 'Lezioni private',
    german: 'Nachhilfe',
    japanese: '個別指導',
    Korean: '과외',
  },
  naming: {
    english:
      listed(`private tutor, tutoring, private tuition, home tutor, exam tutor, test prep, homework help,
      english tutor, science tutor, tutoring centre, after-school tutoring, 11 plus tutor, gcse tutor,
      tutors`),
    spanish: listed(
      `profesor particular, academia de repaso, refuerzo escolar, clases de apoyo, clases de repaso`,
    ),
    french: listed('soutien scolaire, professeur particulier, aide aux devoirs, cours à domicile'),
    italian: listed('aiuto compiti, insegnante privato'),
    german: listed(`nachhilfelehrer, nachhilfeunterricht, privatunterricht, hausaufgabenhilfe, lernstudio,
      nachhilfeinstitut`),
    japanese: listed('家庭教師, 塾, 学習塾, 学習教室, 進学塾, 個別指導塾, 補習塾, 公文'),
    Korean: listed(
      '보습 학원, 공부방, 과외 교사, 학습 지도, 개인 과외, 교습소, 국어 학원, 논술 교실, 주산 학원',
    ),
  },
  things: {
    english:
      listed(`exam, homework, maths, math, science, grammar, student, pupil, school, essay, gcse, a level, sat,
      reading, learn`),
    spanish: listed('examen, deberes, matemáticas, ciencias, alumno, selectividad, inglés'),
    french: listed('examen, devoirs, maths, sciences, élève, bac, brevet'),
    italian: listed('esame, compiti, matematica, scienze, studente, maturità, ripetizioni'),
    german: listed('prüfung, hausaufgaben, mathe, schüler, abitur, klausur, englisch, deutsch'),
    japanese: listed('受験, 宿題, 算数, 数学, 英語, 国語, 生徒'),
    Korean: listed('시험, 숙제, 수학, 영어, 수능, 내신, 학생'),
  },
}
