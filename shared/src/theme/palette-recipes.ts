import type { PaletteRecipe, ValueStructure } from './palette-recipe.ts'

type Mix = readonly [
  background: string,
  tint: string,
  strong: string,
  dark: string,
  ink: string,
  accent: string,
]

const recipe = (
  [structure, id, name]: readonly [ValueStructure, string, string],
  [background, tint, strong, dark, ink, accent]: Mix,
): PaletteRecipe => ({ id, name, structure, background, tint, strong, dark, ink, accent })

/** The palettes as they were mixed, four value structures by turns. */
export const paletteRecipes: readonly PaletteRecipe[] = [
  recipe(
    ['paper', 'birch', 'Birch and oxide'],
    ['#f5f3ee', '#e8e3d8', '#d8be92', '#1f2a24', '#1b1d19', '#9c2c17'],
  ),
  recipe(['light', 'sea', 'Sea glass'], ['#fbfdfc', '#e6f1ef', '#cfe5e2', '#0f3f46', '#10292d', '#0d5c63']),
  recipe(['light', 'rose', 'Rose clay'], ['#faf8f7', '#f0e9e6', '#e4d3cd', '#5d1422', '#1d1315', '#5d1422']),
  recipe(
    ['colour-field', 'butter', 'Butter and tomato'],
    ['#fff9e8', '#f7dc7c', '#2f6b57', '#2b1a12', '#2b1a12', '#b92a18'],
  ),
  recipe(
    ['paper', 'leaf', 'Leaf and straw'],
    ['#fbfaf3', '#e9eed9', '#f2e3bd', '#173527', '#14251b', '#1f5b3a'],
  ),
  recipe(
    ['paper', 'banknote', 'Banknote'],
    ['#f3f6f1', '#e3ebe0', '#ffffff', '#14233f', '#14233f', '#14233f'],
  ),
  recipe(
    ['colour-field', 'bubblegum', 'Pink and vermilion'],
    ['#fff7f1', '#ffb9cd', '#ff7a5c', '#141210', '#141210', '#141210'],
  ),
  recipe(
    ['light', 'delft', 'Delft blue'],
    ['#fffdf8', '#e8f0f8', '#ffe9a3', '#143a6e', '#142844', '#1d4f91'],
  ),
  recipe(
    ['dark', 'night', 'Night and lime'],
    ['#14171a', '#1e2327', '#c8f169', '#0a0c0e', '#f1f4f2', '#c8f169'],
  ),
  recipe(
    ['dark', 'ember', 'Coal and ember'],
    ['#1a1614', '#26201d', '#f2a65a', '#0e0b0a', '#f6efe8', '#f2a65a'],
  ),
  recipe(
    ['dark', 'harbour', 'Harbour night'],
    ['#0f2030', '#173042', '#8fd3e8', '#08131e', '#eef5f8', '#f4c95d'],
  ),
  recipe(
    ['colour-field', 'copper-pipe', 'Copper and slate'],
    ['#f6f4f1', '#dfe6e8', '#e9a06b', '#22303a', '#1a242b', '#a8481c'],
  ),
  recipe(
    ['light', 'workwear', 'Workwear blue'],
    ['#f8fafc', '#e3ecf5', '#ffd23f', '#12305a', '#12233d', '#1552a8'],
  ),
  recipe(
    ['colour-field', 'marigold', 'Marigold'],
    ['#ffc93c', '#ffe08a', '#fff7e0', '#2a1c05', '#251903', '#251903'],
  ),
  recipe(
    ['colour-field', 'terracotta-pool', 'Pool and coral'],
    ['#dff3ef', '#bfe6df', '#ff9b85', '#0e3b3a', '#0b2a2b', '#0e4f4d'],
  ),
  recipe(
    ['paper', 'newsprint', 'Newsprint'],
    ['#f4f1ea', '#e7e2d6', '#d9d2c1', '#1c1b19', '#1c1b19', '#8a1c1c'],
  ),
  recipe(
    ['paper', 'oat', 'Oat and aubergine'],
    ['#f7f3ec', '#ece4d7', '#dccbb2', '#3a1a2e', '#2a1622', '#6b2346'],
  ),
  recipe(['light', 'sage', 'Sage'], ['#fbfcf9', '#eaf0e6', '#cddcc4', '#23382c', '#1c2a22', '#36624a']),
  recipe(
    ['light', 'brass', 'Brass and ink'],
    ['#fdfcf9', '#f2ede0', '#e6d3a1', '#1d2230', '#1b1f2a', '#7a5410'],
  ),
  recipe(['dark', 'pine', 'Pine forest'], ['#12261e', '#1b3529', '#e8c468', '#0a1812', '#f1f5ee', '#e8c468']),
  recipe(
    ['colour-field', 'sky', 'Sky and cherry'],
    ['#cfe6f7', '#e9f4fb', '#ffe3e0', '#12304a', '#0f2538', '#b3202c'],
  ),
  recipe(
    ['colour-field', 'mint', 'Mint and ink'],
    ['#c9ecd7', '#e6f7ec', '#fff3b8', '#10352b', '#0d2b23', '#10352b'],
  ),
  recipe(
    ['light', 'plain-red', 'White and signal red'],
    ['#ffffff', '#f3f3f1', '#ffd9d1', '#1a1a1a', '#1a1a1a', '#c3221b'],
  ),
  recipe(
    ['paper', 'indigo-dye', 'Indigo dye'],
    ['#f6f4ee', '#e6e6e4', '#c9d3e2', '#1b2a4a', '#182238', '#2c4a86'],
  ),
  recipe(
    ['light', 'stone', 'Stone and slate'],
    ['#e9e9e4', '#dcdfd9', '#b3bcb6', '#1d2826', '#1d2826', '#1d2826'],
  ),
]
