import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'podiatrist',
  kind: 'health-practice',
  otherKind: 'beauty',
  names: {
    english: 'Podiatrist',
    spanish: 'Podólogo',
    french: 'Pédicure-podologue',
    italian: 'Podologo',
    german: 'Podologie',
    japanese: 'フットケア',
    Korean: '발 관리',
  },
  naming: {
    english: [
      'podiatry',
      'chiropody',
      'chiropodist',
      'foot clinic',
      'foot health practitioner',
      'toenail cutting',
    ],
    spanish: ['podología', 'podóloga', 'quiropodia', 'clínica podológica'],
    french: ['podologue', 'pédicure médicale', 'podologie'],
    italian: ['podologia', 'podologa', 'pedicure curativo'],
    german: ['podologe', 'podologin', 'medizinische fußpflege', 'mobile fußpflege'],
    japanese: ['爪切り専門', '巻き爪', '巻き爪矯正'],
    Korean: ['발관리', '내성발톱', '문제성 발'],
  },
  things: {
    english: ['foot', 'toenail', 'corn', 'callus', 'verruca', 'diabetic', 'bunion', 'orthotics'],
    spanish: ['pie', 'uña', 'callo', 'plantilla', 'hongo'],
    french: ['pied', 'ongle', 'cor', 'semelle', 'durillon'],
    italian: ['piede', 'unghia', 'callo', 'plantare', 'verruca'],
    german: ['fuß', 'nagel', 'hornhaut', 'hühnerauge', 'diabetiker', 'einlagen'],
    japanese: ['足', '爪', '魚の目', 'たこ', '外反母趾'],
    Korean: ['발', '발톱', '굳은살', '티눈', '무좀'],
  },
}
