import type { Kind } from '../../kind.ts'
import { listed } from '../../listed.ts'

export const kind: Kind = {
  id: 'classes',
  names: {
    english: 'Classes',
    spanish: 'Clases',
    french: 'Cours',
    italian: 'Corsi',
    german: 'Unterricht',
    japanese: '教室',
    Korean: '교습',
  },
  tone: 'warm',
  ways: ['enroll', 'appointment', 'walk-in'],
  families: ['studio', 'hearth', 'field', 'press'],
  palettes: ['sky', 'delft', 'brass', 'oat', 'butter'],
  artwork: {
    forms: ['growth', 'lines', 'paper', 'keishi', 'glyph'],
    motifs: ['music-lessons', 'chess-instructor', 'fitness', 'book-store'],
    never: ['graduation', 'cap', 'trophy', 'medal', 'apple'],
  },
  schemaType: 'EducationalOrganization',
  things: {
    english:
      listed(`lesson, course, beginner, exam, term, pupil, classes, workshop, tuition, teacher, teach, teaching,
      taught, learn, learning, improvers, advanced, students, grade, gcse, a level, homework, drop-in,
      trial lesson, taster, per lesson, one to one, small groups, certificate, instructor, block of ten,
      six week, syllabus, recital, half hour lesson, group class, 10 week, online lessons`),
    spanish:
      listed(`clase, curso, principiante, examen, alumno, profesor, aprende, aprender, avanzado, adultos y niños,
      selectividad, refuerzo, clase de prueba, clase suelta, clases particulares, grupos reducidos,
      certificado, formación, monitor, bono, trimestre, iniciación, perfeccionamiento, todos los niveles,
      mensualidad, primaria, eso, bachillerato, matrícula`),
    french:
      listed(`cours, leçon, débutant, examen, élève, stage, professeur, prof, apprendre, apprenez, confirmés,
      adultes et enfants, bac, brevet, devoirs, soutien scolaire, cours d’essai, séance d’essai,
      cours particulier, cours collectif, petits groupes, certificat, formation, moniteur, carte de dix,
      trimestre, initiation, perfectionnement, stages vacances, tous niveaux, cours à l’année`),
    italian:
      listed(`lezione, corso, principiante, esame, allievo, laboratori, insegnante, impara, imparare, avanzati,
      studenti, adulti e bambini, maturità, compiti, ripetizioni, lezione di prova, lezione individuale,
      lezioni private, piccoli gruppi, attestato, formazione, istruttore, trimestre, tutti i livelli,
      corso weekend, corso base, iscrizioni, quota mensile`),
    german:
      listed(`unterricht, kurs, anfänger, prüfung, schüler, workshop, lehrer, lernen, fortgeschrittene, erwachsene,
      abitur, abi, klausur, hausaufgaben, nachhilfe, probestunde, schnupperstunde, einzelstunde,
      einzelunterricht, gruppenkurs, kleingruppe, zertifikat, schulung, trainer, zehnerkarte, semester,
      einheiten, seminar, vorbereitung, firmenkurse, stunde unterricht, ab 6 jahren, kursgebühr, monatsbeitrag`),
    japanese:
      listed(`教室, 講座, 初心者, 生徒, 発表会, レッスン, 体験レッスン, 中級, 上級, 生徒さん, 受講, 習い事, 月謝, 個別指導, グループレッスン, マンツーマン, 講師, 学ぶ, 学べる, 検定,
      受験, テスト対策, ワークショップ, 入門, ご入会, 入会金, 月4回, 小学生, 中学生, 稽古, お稽古`),
    Korean:
      listed(`수업, 강좌, 초보, 학생, 시험, 강습, 레슨, 초급, 중급, 고급, 수강, 수강생, 개인 레슨, 그룹 레슨, 강사, 선생님, 배우기, 배워요, 자격증, 입시, 시험 대비,
      원데이 클래스, 체험 수업, 입문, 취미반, 주 1회, 주 2회, 월 수강료, 초등학생, 중학생, 성인반, 과외, 내신`),
  },
}
