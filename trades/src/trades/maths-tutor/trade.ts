import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'maths-tutor',
  kind: 'classes',
  names: {
    english: 'Maths tutor',
    spanish: 'Profesor de matemáticas',
    french: 'Professeur de maths',
    italian: 'Ripetizioni di matematica',
    german: 'Mathenachhilfe',
    japanese: '数学教室',
    Korean: '수학 교습소',
  },
  naming: {
    english: listed(`maths tuition, math tutor, math tutoring, maths tutoring, maths teacher, physics tutor,
      maths lessons, chemistry tutor, maths tutors, math lessons, algebra tutor, math teacher, teach maths`),
    spanish: listed(`clases de matemáticas, clases particulares de matemáticas, profesora de matemáticas,
      profesor particular de matemáticas, clases de física`),
    french: listed(`cours de maths, soutien en maths, cours de mathématiques, cours particuliers de maths,
      prof de maths, cours de physique`),
    italian:
      listed(`lezioni di matematica, insegnante di matematica, ripetizioni matematica, ripetizioni di fisica,
      tutor di matematica`),
    german: listed(`Mathelehrer, Mathelehrerin, Mathe-Nachhilfe, Physiknachhilfe, Mathematiknachhilfe,
      Nachhilfe in Mathe, Mathenachhilfelehrer, Mathenachhilfelehrerin, Matheunterricht, Chemienachhilfe,
      Mathecoach`),
    japanese: listed(
      '数学塾, 算数教室, 数学専門塾, 数学家庭教師, そろばん教室, 算数塾, 数学個別指導, そろばん塾, 珠算教室',
    ),
    Korean: listed('수학과외, 수학학원, 수학 과외, 수학공부방, 주산암산, 수학 전문, 과학학원'),
  },
  things: {
    english:
      listed(`GCSE maths, A-level maths, algebra, fractions, calculus, geometry, SAT, exams, trigonometry,
      past papers, grades, revision, homework, confidence, equations, pupils`),
    spanish: listed(
      `álgebra, fracciones, ESO, selectividad, geometría, ecuaciones, exámenes, bachillerato, física`,
    ),
    french: listed('algèbre, fractions, bac, géométrie, équations, brevet, lycée, physique, notes'),
    italian: listed('algebra, frazioni, geometria, equazioni, maturità, liceo, fisica, verifiche, compiti'),
    german:
      listed(`Mathe, Algebra, Brüche, Abitur, Geometrie, Klassenarbeit, Noten, Physik, Oberstufe, Gleichungen,
      Prüfung`),
    japanese: listed('数学, 算数, 方程式, 図形, 受験, 高校生, 中学生, 暗算, テスト'),
    Korean: listed('수학, 방정식, 내신, 수능, 중등, 고등, 연산, 도형, 입시'),
  },
}
