import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'art-classes',
  kind: 'classes',
  names: {
    english: 'Art classes',
    spanish: 'Clases de pintura',
    french: 'Cours de dessin et peinture',
    italian: 'Corsi di pittura',
    german: 'Malschule',
    japanese: '絵画教室',
    Korean: '미술학원',
  },
  naming: {
    english:
      listed(`painting classes, drawing classes, pottery classes, life drawing, art lessons, art teacher,
      watercolor classes, paint and sip, ceramics classes, art school, watercolour classes, art workshops,
      art studio for kids, kids art classes, craft workshops, printmaking workshops, pottery workshops,
      pottery painting, paint your own pottery, teach painting, drawing lessons`),
    spanish: listed(`clases de arte, clases de dibujo, clases de cerámica, taller de arte, academia de dibujo,
      escuela de arte, taller de pintura, clases de acuarela`),
    french:
      listed(`cours de peinture, cours de dessin, cours de poterie, atelier d’arts plastiques, cours d’art,
      cours d’aquarelle, atelier de peinture, stages de céramique, cours de céramique`),
    italian:
      listed(`corsi di disegno, lezioni d’arte, corsi di ceramica, laboratorio d’arte, lezioni di pittura,
      scuola d’arte, corsi di acquerello, lezioni di disegno`),
    german:
      listed(`Malkurse, Zeichenkurse, Töpferkurse, Kunstunterricht, Kunstschule, Aktzeichnen, Malatelier,
      Keramikkurse, Malunterricht, Aquarellkurse, Kreativkurse, Kunstkurse, Keramik bemalen,
      Kindermalkurs, Kreativwerkstatt, Zeichenunterricht, Kunstpädagoge, Kunstpädagogin`),
    japanese: listed(
      '陶芸教室, デッサン教室, 美術教室, お絵かき教室, 絵の教室, 水彩画教室, 造形教室, アート教室, 絵手紙教室, 陶芸体験, 工作教室, アトリエ教室',
    ),
    Korean: listed(
      '미술교습소, 도예 수업, 취미미술, 화실, 미술학원 성인, 도자기 체험, 아동미술, 민화 교실, 드로잉 클래스, 도자기 공방 체험, 그림 교실, 미술 교실',
    ),
  },
  things: {
    english:
      listed(`easel, clay, wheel, sketching, kiln, brushes, materials included, canvas, watercolours, oils,
      acrylics, charcoal, glaze, still life`),
    spanish: listed('caballete, acuarela, arcilla, torno, pinceles, óleo, lienzo, horno, materiales'),
    french: listed('aquarelle, chevalet, terre, tour, pinceaux, huile, toile, modèle vivant, four'),
    italian: listed('acquerello, cavalletto, argilla, tornio, pennelli, olio, tela, carboncino'),
    german:
      listed(`Aquarell, Staffelei, Ton, Leinwand, Acryl, Pinsel, Drehscheibe, Brennofen, Skizzieren, Glasur,
      Kohle, Mappe`),
    japanese: listed('水彩, 油絵, 粘土, ろくろ, キャンバス, 窯, 絵の具, スケッチ, 色鉛筆'),
    Korean: listed('수채화, 물레, 유화, 스케치, 아크릴, 캔버스, 점토, 소묘, 붓'),
  },
}
