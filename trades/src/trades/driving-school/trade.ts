import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'driving-school',
  kind: 'classes',
  names: {
    english: 'Driving school',
    spanish: 'Autoescuela',
    french: 'Auto-école',
    italian: 'Autoscuola',
    german: 'Fahrschule',
    japanese: '自動車教習所',
    Korean: '운전 학원',
  },
  naming: {
    english: listed(`driving instructor, driving lesson, driving lessons, learn to drive, driving tuition,
      intensive driving course,
      pass plus, refresher driving lessons`),
    spanish: listed(`clases de conducir, profesor de autoescuela, escuela de conductores, escuela de manejo,
      clases de manejo, academia de conducir, profesora de autoescuela`),
    french: listed(`école de conduite, leçons de conduite, moniteur d’auto-école, monitrice auto-école,
      moniteur auto-école`),
    italian: listed('scuola guida, lezioni di guida, istruttore di guida'),
    german: listed('fahrlehrer, fahrstunden, fahrausbildung, fahrschulunterricht, Fahrlehrerin'),
    japanese: listed('自動車学校, ペーパードライバー講習, ドライビングスクール, 出張教習, 教習所'),
    Korean: listed('운전 연수, 도로 연수, 자동차 운전학원, 방문 운전연수, 장롱면허 연수'),
  },
  things: {
    english: listed(`test, theory test, manual, automatic, learner, licence, pass, block booking, refresher`),
    spanish: listed('carnet, examen, teórico, práctica, permiso b'),
    french: listed('permis, code, conduite, examen, boîte automatique'),
    italian: listed('patente, esame, teoria, guida, foglio rosa'),
    german: listed('führerschein, prüfung, theorie, klasse b, motorrad, automatik'),
    japanese: listed('免許, 教習, 運転, 路上, 合宿'),
    Korean: listed('면허, 주행, 연수, 도로, 주차'),
  },
  schemaType: 'DrivingSchool',
}
