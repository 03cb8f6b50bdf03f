import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'coding-classes',
  kind: 'classes',
  names: {
    english: 'Coding classes',
    spanish: 'Clases de programación',
    french: 'Cours de programmation',
    italian: 'Corsi di programmazione',
    german: 'Programmierkurse',
    japanese: 'プログラミング教室',
    Korean: '코딩학원',
  },
  naming: {
    english:
      listed(`kids coding, coding school, programming lessons, robotics classes, coding for kids, code club,
      learn to code, programming tutor, computer classes, coding camp, robotics club, python tutor,
      coding lessons, coding bootcamp, IT training courses, teach coding, computer lessons, coding clubs,
      STEM club, computer lessons for seniors`),
    spanish:
      listed(`programación para niños, robótica para niños, academia de programación, robótica educativa,
      cursos de programación, clases de informática, clases de robótica`),
    french:
      listed(`cours de code, ateliers de code, robotique pour enfants, cours d’informatique, école de code,
      coding pour enfants, cours informatique seniors`),
    italian: listed(`coding per bambini, corsi di coding, robotica educativa, corsi di informatica,
      scuola di programmazione, lezioni di informatica, corsi di robotica`),
    german: listed(`Programmieren lernen, Coding-Kurse, Programmierschule, Robotikkurse, Coding für Kinder,
      Computerkurse, Computerschule, Programmierunterricht, EDV-Kurse, Smartphone-Kurse,
      Computerkurse für Senioren`),
    japanese: listed(
      'プログラミングスクール, ロボット教室, 子どもプログラミング, パソコン教室, スマホ教室, ITスクール, こどもプログラミング',
    ),
    Korean: listed(
      '코딩교실, 로봇교실, 코딩교육, 컴퓨터학원, 어린이 코딩, 로봇코딩, 스마트폰 교육, 코딩 과외, 컴퓨터 교실',
    ),
  },
  things: {
    english:
      listed(`Scratch, Python, robots, Minecraft, laptops, ages, lego, teens, game design, apps, tablets, seniors,
      projects, JavaScript`),
    spanish: listed('scratch, python, robots, videojuegos, minecraft, tabletas, mayores, lego, apps'),
    french: listed('scratch, python, robots, jeux vidéo, minecraft, tablette, seniors, lego, applis'),
    italian: listed('scratch, python, robot, videogiochi, minecraft, tablet, anziani, lego, app'),
    german:
      listed(`Scratch, Python, Roboter, Kinder, Lego, Minecraft, Tablet, Senioren, Ferien, Spiele programmieren,
      Handy`),
    japanese: listed(
      'スクラッチ, ロボット, マイクラ, パイソン, ゲーム作り, シニア, 小学生, タイピング, レゴ',
    ),
    Korean: listed('스크래치, 파이썬, 로봇, 엔트리, 레고, 자격증 컴활, 어르신, 게임 만들기, 초등'),
  },
}
