import type { ProductCategory } from '../categories.ts';

const suggested: Record<ProductCategory, readonly string[]> = {
  automobiles: [
    'Motor',
    'Transmisión',
    'Kilometraje',
    'Consumo',
    'Tracción',
    'Plazas',
    'Puertas',
    'Dimensiones',
    'Color',
  ],
  motocicletas: [
    'Cilindrada',
    'Transmisión',
    'Tanque',
    'Peso',
    'Altura del asiento',
    'Frenos',
    'Consumo',
    'Color',
  ],
  electrodomesticos: [
    'Capacidad',
    'Voltaje',
    'Consumo',
    'Potencia',
    'Dimensiones',
    'Peso',
    'Garantía',
    'Color',
  ],
  triciclos: [
    'Motor',
    'Batería',
    'Autonomía',
    'Velocidad',
    'Carga útil',
    'Plazas',
    'Tiempo de carga',
    'Peso',
  ],
};

/** The first three are on the card. In Spanish, because they become part of the product. */
export function suggestedSpecifications(category: ProductCategory): readonly string[] {
  return suggested[category];
}
