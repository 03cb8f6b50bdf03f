import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'car-rental',
  kind: 'home-call-out',
  names: {
    english: 'Car and van hire',
    spanish: 'Alquiler de coches',
    french: 'Location de voitures',
    italian: 'Autonoleggio',
    german: 'Autovermietung',
    japanese: 'レンタカー',
    Korean: '렌터카',
  },
  naming: {
    english: listed('car rental, car hire, van hire, van rental, hire cars, rent a car, truck rental'),
    spanish: listed('alquiler de furgonetas, rent a car, alquiler de vehículos'),
    french: listed('location d’utilitaires, location de camionnettes, loueur de voitures'),
    italian: listed('noleggio auto, noleggio furgoni, rent a car'),
    german: listed('mietwagen, transporter mieten, transportervermietung, autoverleih, anhängerverleih'),
    japanese: listed('カーレンタル, 軽トラレンタル'),
    Korean: listed('차량 렌트, 장기 렌트'),
  },
  things: {
    english: listed('daily rate, mileage, deposit, transit, automatic, fuel'),
    spanish: listed('kilometraje, fianza, furgoneta, por día'),
    french: listed('kilométrage, caution, utilitaire, journée'),
    italian: listed('chilometraggio, cauzione, furgone, giornata'),
    german: listed('kilometer, kaution, transporter, anhänger, tagespreis'),
    japanese: listed('乗用車, 保険, 返却, 軽トラ, 1日'),
    Korean: listed('보험, 반납, 하루, 승합차'),
  },
}
