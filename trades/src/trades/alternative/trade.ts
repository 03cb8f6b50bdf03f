import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'alternative',
  kind: 'health-practice',
  names: {
    english: 'Natural therapist',
    spanish: 'Naturópata',
    french: 'Naturopathe',
    italian: 'Naturopata',
    german: 'Naturheilpraxis',
    japanese: '自然療法院',
    Korean: '자연 요법',
  },
  naming: {
    english:
      listed(`alternative medicine, naturopath, naturopathy, homeopath, homeopathy, herbalist, kinesiology,
      kinesiologist, bowen therapist, craniosacral therapy, ayurveda, ayurvedic practitioner,
      herbal medicine, bach flowers, energy healing`),
    spanish: listed(
      `naturopatía, homeópata, homeopatía, kinesiología, ayurveda, flores de bach, medicina natural`,
    ),
    french:
      listed(`naturopathie, naturo, homéopathe, herboriste, kinésiologue, ayurveda, magnétiseur, géobiologue,
      bioénergie, fleurs de bach`),
    italian: listed(
      `naturopatia, omeopatia, omeopata, kinesiologia, ayurveda, fiori di bach, medicina naturale`,
    ),
    german:
      listed(`heilpraktiker, heilpraktikerin, homöopathie, homöopathin, naturheilkunde, ayurveda, kinesiologie,
      tcm, craniosacral, bioresonanz`),
    japanese: listed('自然療法, ホメオパシー, アーユルヴェーダ, 漢方相談, 温活'),
    Korean: listed('아유르베다, 동종 요법, 자연 치유, 대체 요법'),
  },
  things: {
    english: listed('remedies, herbs, tincture, holistic, vitality, allergies, gut, detox, iridology'),
    spanish: listed('plantas, vitalidad, alergias, detox, holístico, tinturas, digestión'),
    french: listed('vitalité, plantes, alimentation, détox, iridologie, allergies, sommeil'),
    italian: listed('erbe, vitalità, allergie, rimedi, olistico, intestino, detox'),
    german: listed('darm, globuli, kräuter, allergien, entgiftung, ganzheitlich, irisdiagnose, schröpfen'),
    japanese: listed('ハーブ, 体質改善, アレルギー, 漢方, 冷え性, 巡り'),
    Korean: listed('체질, 허브, 알레르기, 해독, 기혈'),
  },
}
