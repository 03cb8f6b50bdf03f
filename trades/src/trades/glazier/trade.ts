import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'glazier',
  kind: 'building-trade',
  names: {
    english: 'Glazier',
    spanish: 'Cristalero',
    french: 'Vitrier',
    italian: 'Vetraio',
    german: 'Glaserei',
    japanese: 'ガラス屋',
    Korean: '유리 시공',
  },
  naming: {
    english:
      listed(`glazing, double glazing, window fitter, window installation, glass replacement, glass repair,
      window replacement, glaziers`),
    spanish: listed('cristalería, vidriero, acristalamiento, ventanas de pvc'),
    french: listed('vitrerie, miroiterie, double vitrage, pose de fenêtres, menuiserie pvc'),
    italian: listed('vetreria, serramenti, infissi, serramentista'),
    german: listed('glaser, glasermeister, fensterbau, fensterbauer, glasreparatur'),
    japanese: listed('ガラス修理, サッシ工事, ガラス交換, サッシ屋'),
    Korean: listed('유리집, 샷시, 창호, 샷시 교체, 유리 교체'),
  },
  things: {
    english: listed('window, glass, pane, frame, sash, conservatory, upvc, mirror, shower screen'),
    spanish: listed('cristal, ventana, vidrio, espejo, mampara'),
    french: listed('vitre, fenêtre, verre, miroir, vitrage'),
    italian: listed('vetro, finestra, specchio, box doccia, doppi vetri'),
    german: listed('fenster, scheibe, spiegel, isolierglas, rahmen'),
    japanese: listed('窓, ガラス, サッシ, 鏡, 網戸'),
    Korean: listed('창문, 유리, 거울, 샤시'),
  },
}
