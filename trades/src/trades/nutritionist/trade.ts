import { listed } from '../../listed.ts'
import type { Trade } from '../../trade.ts'

export const trade: Trade = {
  id: 'nutritionist',
  kind: 'health-practice',
  names: {
    english: 'Nutrition advice',
    spanish: 'Nutrición',
    french: 'Conseil en nutrition',
    italian: 'Nutrizione',
    german: 'Ernährungsberatung',
    japanese: '栄養相談',
    Korean: '영양 상담',
  },
  naming: {
    english:
      listed(`dietitian, dietician, nutrition coach, nutritional therapist, nutrition clinic, diet coach,
      sports nutrition, nutrition counselling`),
    spanish: listed('nutricionista, dietista, dietista-nutricionista, asesoramiento nutricional'),
    french: listed('nutritionniste, diététicien, diététicienne, diététique, conseil nutritionnel'),
    italian: listed('nutrizionista, dietologo, dietista, biologo nutrizionista, dietologa'),
    german: listed('ernährungsberater, diätassistent, ernährungscoach, diätologe, ernährungstherapie'),
    japanese: listed('栄養士, 管理栄養士, 食事指導, 栄養指導, 栄養カウンセリング'),
    Korean: listed('영양사, 임상영양사, 식단 관리, 영양 컨설팅, 식단 상담'),
  },
  things: {
    english: listed(`diet, meal plan, weight, gut, intolerance, recipe, food diary, ibs, nutrition, eating`),
    spanish: listed('dieta, menú, peso, alimentación, intolerancia, receta'),
    french: listed('régime, repas, poids, alimentation, intolérance'),
    italian: listed('dieta, peso, alimentazione, intolleranza, pasti'),
    german: listed('diät, abnehmen, mahlzeit, unverträglichkeit, rezept, ernährung, gewicht'),
    japanese: listed('食事, ダイエット, 栄養, レシピ, 献立, 体重'),
    Korean: listed('식단, 다이어트, 영양, 체중, 레시피'),
  },
}
