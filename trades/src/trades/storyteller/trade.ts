import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'storyteller',
  kind: 'events',
  otherKind: 'children',
  names: {
    english: 'Storyteller',
    spanish: 'Cuentacuentos',
    french: 'Conteur',
    italian: 'Cantastorie',
    german: 'Erzähler',
    japanese: '語り部',
    Korean: '이야기꾼',
  },
  naming: {
    english:
      listed(`storytelling, puppeteer, puppet shows, puppet theatre, punch and judy, school author visits,
      living history`),
    spanish: listed('narrador oral, titiritero, títeres, teatro de marionetas'),
    french: listed('conteuse, spectacle de marionnettes, marionnettiste, théâtre de marionnettes'),
    italian: listed('narratore, burattinaio, teatro dei burattini, lettrice di fiabe'),
    german:
      listed(`geschichtenerzähler, erzählerin, märchenerzählerin, puppentheater, kasperletheater, figurentheater,
      clownin`),
    japanese: listed('紙芝居, 人形劇, 読み聞かせ公演, ストーリーテラー'),
    Korean: listed('인형극, 동화 구연, 구연동화'),
  },
  things: {
    english: listed('tales, legends, fairy tales, puppets, school visits, audience, stage'),
    spanish: listed('cuentos, leyendas, función, público'),
    french: listed('contes, légendes, spectacle, public'),
    italian: listed('fiabe, leggende, spettacolo, pubblico'),
    german: listed('märchen, sagen, puppen, bühne, publikum, vorstellung'),
    japanese: listed('昔話, 人形, 公演, 絵本'),
    Korean: listed('전래동화, 인형, 공연, 그림책'),
  },
}
