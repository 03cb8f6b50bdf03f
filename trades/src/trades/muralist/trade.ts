import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'muralist',
  kind: 'maker',
  names: {
    english: 'Muralist',
    spanish: 'Muralista',
    french: 'Peintre muraliste',
    italian: 'Muralista',
    german: 'Wandmalerei',
    japanese: '壁画制作',
    Korean: '벽화 작가',
  },
  naming: {
    english: listed(`mural painter, murals, mural artist, wall murals, mural painting, street artist,
      hand-painted murals, graffiti artist, decorative painter, chalk artist, faux finishes,
      graffiti workshops, trompe l’oeil, spray paint artist, sidewalk chalk artist, paint murals`),
    spanish:
      listed(`murales, pintura mural, graffitero, murales decorativos, pintor de murales, grafiti decorativo,
      artista mural, trampantojo`),
    french:
      listed(`fresque murale, fresques, muraliste, graffeur, graff décoratif, peinture murale, trompe-l’œil,
      street artiste, fresquiste`),
    italian:
      listed(`murales, decorazioni murali, pittura murale, trompe l’oeil, street artist, writer, affreschi,
      decoratore murale`),
    german: listed(`Wandmaler, Wandmalerin, Wandbilder malen, Graffitikünstler, Graffitikünstlerin, Graffiti,
      Illusionsmalerei, Fassadenmalerei, Muralist, Muralistin, Streetart, Graffitiauftrag, Wandgestaltung,
      Wandkünstler, Wandkünstlerin`),
    japanese: listed(
      '壁画, 壁画アーティスト, ウォールアート, ミューラルアート, シャッターアート, 黒板アート, グラフィティ',
    ),
    Korean: listed('벽화, 벽화 제작, 벽화업체, 그래피티, 벽화그리기, 트릭아트, 뮤럴'),
  },
  things: {
    english:
      listed(`walls, spray cans, shutters, mock-up, classrooms, café walls, scaffold, outdoor, sketch, hoardings,
      sealed, colours`),
    spanish: listed('paredes, fachadas, spray, habitación infantil, boceto, escuelas, colores, andamio'),
    french: listed('murs, façade, bombe, chambre d’enfant, esquisse, rideau, écoles, couleurs, décor'),
    italian: listed('pareti, facciata, bomboletta, cameretta, bozzetto, scuole, colori, muro'),
    german:
      listed(`Fassade, Kinderzimmer, Sprühdose, Entwurf, Mauer, Motiv, Schulhof, Trafohäuschen, Garage, Innenwand,
      Farben`),
    japanese: listed('壁, 外壁, シャッター, スプレー, 子ども部屋, 店舗, ペンキ, 下絵'),
    Korean: listed('벽, 담장, 스프레이, 골목, 페인트, 시안, 학교, 셔터'),
  },
}
