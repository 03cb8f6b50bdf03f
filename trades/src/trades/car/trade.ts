import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'car',
  kind: 'shop',
  names: {
    english: 'Car dealer',
    spanish: 'Concesionario de coches',
    french: 'Concession automobile',
    italian: 'Concessionaria auto',
    german: 'Autohaus',
    japanese: '中古車販売店',
    Korean: '자동차 매매',
  },
  naming: {
    english: listed('car dealership, used cars, second-hand cars, used car sales, car sales, van sales'),
    spanish: listed(
      `coches de ocasión, coches de segunda mano, venta de coches, compraventa de coches, seminuevos`,
    ),
    french: listed('voitures d’occasion, véhicules d’occasion, concessionnaire, vente de voitures'),
    italian: listed('auto usate, autosalone, rivendita auto, vendita auto'),
    german: listed('autohändler, gebrauchtwagen, gebrauchtwagenhändler, jahreswagen, autohandel'),
    japanese: listed('中古車販売, カーショップ, 自動車販売, 中古車店'),
    Korean: listed('중고차, 중고차 매매, 자동차 판매'),
  },
  things: {
    english: listed('mileage, test drive, part exchange, warranty, vehicles, one owner, finance'),
    spanish: listed('kilómetros, financiación, garantía, prueba de conducción, tasación'),
    french: listed('kilométrage, essai, reprise, garantie, financement'),
    italian: listed('chilometri, permuta, garanzia, finanziamento, prova su strada'),
    german: listed('probefahrt, inzahlungnahme, kilometer, finanzierung, garantie, neuwagen'),
    japanese: listed('走行距離, 試乗, 下取り, 車検付き, ローン'),
    Korean: listed('시승, 주행거리, 할부, 차량, 매입'),
  },
}
