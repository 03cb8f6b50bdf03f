import type { Kind } from '../../kind.ts'

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
    english: ['lesson', 'course', 'beginner', 'exam', 'term', 'pupil', 'practice'],
    spanish: ['clase', 'curso', 'principiante', 'examen', 'alumno'],
    french: ['cours', 'leçon', 'débutant', 'examen', 'élève', 'stage'],
    italian: ['lezione', 'corso', 'principiante', 'esame', 'allievo'],
    german: ['unterricht', 'kurs', 'anfänger', 'prüfung', 'schüler'],
    japanese: ['教室', '講座', '初心者', '生徒', '発表会'],
    Korean: ['수업', '강좌', '초보', '학생', '시험'],
  },
}
