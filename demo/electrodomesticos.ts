import type { DemoProduct } from './demo-product.ts';
import { east, everywhere, usual } from './provinces.ts';

const west = ['PRI', 'ART', 'HAB', 'MAY', 'MAT', 'IJV'];
const centre = ['MAT', 'VCL', 'CFG', 'SSP', 'CAV', 'CMG'];
const mains = '110–120 V, 60 Hz';

/** The facts that most appliances share, so that each entry has only its own. */
function appliance(
  own: Omit<DemoProduct, 'category' | 'year' | 'engineType' | 'provinces' | 'status' | 'featured'> &
    Partial<DemoProduct>,
): DemoProduct {
  return {
    category: 'electrodomesticos',
    year: null,
    engineType: null,
    provinces: everywhere,
    status: 'available',
    featured: false,
    ...own,
  };
}

export const electrodomesticos: readonly DemoProduct[] = [
  appliance({
    slug: 'frigidaire-ffht1835vw-refrigerador',
    name: 'Refrigerador Frigidaire 18.3 pies³',
    description:
      'Refrigerador de dos puertas con congelador arriba, sin escarcha. Los entrepaños de vidrio se mueven sin vaciar la nevera y las puertas pueden abrir hacia cualquiera de los dos lados.',
    descriptionEn:
      'Two-door refrigerator with the freezer on top, frost-free. The glass shelves move without emptying it, and the doors can open to either side.',
    price: '749.00',
    brand: 'Frigidaire',
    model: 'FFHT1835VW',
    featured: true,
    specifications: [
      ['Capacidad', '18.3 pies³ (518 L)'],
      ['Dimensiones', '76 × 168 × 77 cm'],
      ['Voltaje', mains],
      ['Consumo', 'cerca de 1 kWh al día'],
      ['Deshielo', 'Automático'],
      ['Peso', '80 kg'],
      ['Garantía', '1 año del fabricante'],
    ],
    pictures: [
      'Refrigerador blanco de dos puertas, con el congelador arriba, visto de tres cuartos',
      'El mismo refrigerador con la puerta inferior abierta: entrepaños de vidrio y dos gavetas',
    ],
  }),
  appliance({
    slug: 'samsung-rf27t5201sr-refrigerador',
    stock: 3,
    name: 'Refrigerador Samsung de puerta francesa 27 pies³',
    description:
      'Dos puertas arriba y una gaveta de congelación abajo, con agua y hielo en la puerta. El dispensador necesita conexión de agua; el refrigerador también trabaja sin ella.',
    descriptionEn:
      'Two doors above and a freezer drawer below, with water and ice in the door. The dispenser needs a water line; the refrigerator works without one, too.',
    price: '1399.00',
    brand: 'Samsung',
    model: 'RF27T5201SR',
    provinces: usual,
    specifications: [
      ['Capacidad', '27 pies³ (765 L)'],
      ['Dimensiones', '91 × 178 × 91 cm'],
      ['Voltaje', mains],
      ['Consumo', 'cerca de 2 kWh al día'],
      ['Acabado', 'Acero inoxidable que no marca huellas'],
      ['Peso', '124 kg'],
      ['Garantía', '1 año; 10 años el compresor inversor'],
    ],
    pictures: [
      'Refrigerador de puerta francesa en acero inoxidable, con dispensador de agua y hielo',
      'El mismo refrigerador de frente con las dos puertas abiertas y el interior iluminado',
      'El mismo refrigerador visto desde la izquierda',
    ],
  }),
  appliance({
    slug: 'whirlpool-wrs325sdhv-refrigerador',
    name: 'Refrigerador Whirlpool de dos puertas verticales 24.6 pies³',
    description:
      'Congelador y nevera uno al lado del otro, con dispensador en la puerta izquierda. Acabado de acero negro resistente a las huellas.',
    descriptionEn:
      'Freezer and refrigerator side by side, with a dispenser in the left door. Fingerprint-resistant black steel.',
    price: '1199.00',
    brand: 'Whirlpool',
    model: 'WRS325SDHV',
    provinces: west,
    specifications: [
      ['Capacidad', '24.6 pies³ (697 L)'],
      ['Dimensiones', '91 × 175 × 85 cm'],
      ['Voltaje', mains],
      ['Consumo', 'cerca de 1.9 kWh al día'],
      ['Acabado', 'Acero inoxidable negro'],
      ['Peso', '121 kg'],
      ['Garantía', '1 año del fabricante'],
    ],
    pictures: [
      'Refrigerador de dos puertas verticales en acero negro, con dispensador en la puerta izquierda',
      'El mismo refrigerador visto desde la izquierda',
    ],
  }),
  appliance({
    slug: 'midea-mrc070s0aww-congelador-horizontal',
    name: 'Congelador horizontal Midea 7 pies³',
    description:
      'Arcón congelador con cesta móvil y control de temperatura al frente. Cerrado y lleno, guarda el frío varias horas cuando se va la corriente.',
    descriptionEn:
      'Chest freezer with a sliding basket and its thermostat at the front. Closed and full, it stays cold for hours when the power goes out.',
    price: '229.00',
    brand: 'Midea',
    model: 'MRC070S0AWW',
    status: 'reserved',
    specifications: [
      ['Capacidad', '7 pies³ (198 L)'],
      ['Dimensiones', '82 × 85 × 56 cm'],
      ['Voltaje', mains],
      ['Consumo', 'cerca de 0.6 kWh al día'],
      ['Deshielo', 'Manual, con drenaje'],
      ['Peso', '33 kg'],
      ['Garantía', '1 año del fabricante'],
    ],
    pictures: [
      'Congelador horizontal blanco con la tapa cerrada',
      'El mismo congelador con la tapa levantada y la cesta de alambre a la vista',
    ],
  }),
  appliance({
    slug: 'ge-fuf17smrww-congelador-vertical',
    name: 'Congelador vertical GE 17.3 pies³',
    description:
      'Congelador de una puerta sin escarcha, con entrepaños y gavetas transparentes. La temperatura se ajusta y se lee por fuera.',
    descriptionEn:
      'Single-door, frost-free freezer with shelves and clear drawers. The temperature is set and read from outside.',
    price: '799.00',
    brand: 'GE',
    model: 'FUF17SMRWW',
    provinces: centre,
    specifications: [
      ['Capacidad', '17.3 pies³ (490 L)'],
      ['Dimensiones', '71 × 172 × 73 cm'],
      ['Voltaje', mains],
      ['Consumo', 'cerca de 1.5 kWh al día'],
      ['Deshielo', 'Automático'],
      ['Peso', '84 kg'],
      ['Garantía', '1 año del fabricante'],
    ],
    pictures: [
      'Congelador vertical blanco de una puerta, con pantalla de temperatura',
      'El mismo congelador abierto: entrepaños, tres gavetas y anaqueles en la puerta',
    ],
  }),
  appliance({
    slug: 'lg-wm3400cw-lavadora-frontal',
    name: 'Lavadora LG de carga frontal 4.5 pies³',
    description:
      'Lavadora automática de carga frontal con motor de transmisión directa. Gasta menos agua que una de carga superior y permite lavar con agua fría.',
    descriptionEn:
      'Front-load automatic washer with a direct-drive motor. Uses less water than a top-loader and can wash in cold water.',
    price: '699.00',
    brand: 'LG',
    model: 'WM3400CW',
    specifications: [
      ['Capacidad', '4.5 pies³ (unos 9 kg de ropa)'],
      ['Dimensiones', '69 × 99 × 77 cm'],
      ['Voltaje', mains],
      ['Consumo', 'cerca de 0.3 kWh por lavado'],
      ['Centrifugado', '1,300 rpm'],
      ['Peso', '88 kg'],
      ['Garantía', '1 año; 10 años el motor'],
    ],
    pictures: [
      'Lavadora blanca de carga frontal con puerta redonda de vidrio',
      'La misma lavadora con la puerta abierta y el tambor de acero a la vista',
      'Detalle del panel de la lavadora: gaveta de detergente, perilla y pantalla',
    ],
  }),
  appliance({
    slug: 'samsung-wf45t6000av-lavadora-frontal',
    name: 'Lavadora Samsung de carga frontal 4.5 pies³',
    description:
      'Lavadora automática de carga frontal en color grafito, con reducción de vibraciones. Trae ciclo rápido y lavado de autolimpieza del tambor.',
    descriptionEn:
      'Front-load automatic washer in graphite with vibration reduction. Has a quick cycle and a self-clean cycle for the drum.',
    price: '749.00',
    brand: 'Samsung',
    model: 'WF45T6000AV',
    provinces: usual,
    status: 'sold',
    specifications: [
      ['Capacidad', '4.5 pies³ (unos 9 kg de ropa)'],
      ['Dimensiones', '69 × 98 × 80 cm'],
      ['Voltaje', mains],
      ['Centrifugado', '1,200 rpm'],
      ['Peso', '92 kg'],
      ['Garantía', '1 año; 10 años el motor'],
    ],
    pictures: [
      'Lavadora de carga frontal color grafito, vista de tres cuartos',
      'La misma lavadora vista desde la izquierda',
    ],
  }),
  appliance({
    slug: 'samsung-wa45t3200aw-lavadora-superior',
    name: 'Lavadora Samsung de carga superior 4.5 pies³',
    description:
      'Lavadora automática de carga superior con tapa de vidrio y cesta de acero. Los mandos son sencillos y puede llenarse con agua fría solamente.',
    descriptionEn:
      'Top-load automatic washer with a glass lid and a steel tub. Simple controls, and it can fill with cold water alone.',
    price: '549.00',
    brand: 'Samsung',
    model: 'WA45T3200AW',
    specifications: [
      ['Capacidad', '4.5 pies³ (unos 9 kg de ropa)'],
      ['Dimensiones', '69 × 112 × 74 cm'],
      ['Voltaje', mains],
      ['Centrifugado', '750 rpm'],
      ['Peso', '60 kg'],
      ['Garantía', '1 año del fabricante'],
    ],
    pictures: [
      'Lavadora blanca de carga superior con los mandos atrás y tapa de vidrio',
      'La misma lavadora con la tapa levantada y la cesta de acero a la vista',
    ],
  }),
  appliance({
    slug: 'pioneer-wys012amfi19rl-split-12000',
    name: 'Aire acondicionado split Pioneer 12,000 BTU',
    description:
      'Split inversor de frío y calor que trabaja con 115 V, sin necesidad de línea de 220 V. Incluye unidad interior, unidad exterior, control remoto y juego de tuberías.',
    descriptionEn:
      'Inverter split for cooling and heating that runs on 115 V, with no 220 V line. Comes with the indoor and outdoor units, remote control and line set.',
    price: '729.00',
    brand: 'Pioneer',
    model: 'WYS012AMFI19RL',
    featured: true,
    specifications: [
      ['Capacidad', '12,000 BTU/h (hasta 40 m²)'],
      ['Voltaje', '115 V, 60 Hz'],
      ['Consumo', 'de 0.3 a 1.3 kW según la carga'],
      ['Eficiencia', 'SEER 20'],
      ['Unidad interior', '84 × 30 × 21 cm'],
      ['Peso', '36 kg las dos unidades'],
      ['Garantía', '5 años el compresor'],
    ],
    pictures: [
      'Aire acondicionado split: unidad interior en la pared y unidad exterior debajo, unidas por la tubería',
      'Unidad interior del split encendida, con la aleta abierta y 24 grados en la pantalla',
      'Unidad exterior del split con la rejilla del ventilador',
    ],
  }),
  appliance({
    slug: 'senville-senl-18cd-split-18000',
    name: 'Aire acondicionado split Senville 18,000 BTU',
    description:
      'Split inversor para salas grandes y locales. Requiere línea de 220 V; confirme su instalación eléctrica antes de cotizar.',
    descriptionEn:
      'Inverter split for large rooms and shops. Needs a 220 V line; check your wiring before you ask for a quotation.',
    price: null,
    brand: 'Senville',
    model: 'SENL-18CD',
    provinces: usual,
    specifications: [
      ['Capacidad', '18,000 BTU/h (hasta 60 m²)'],
      ['Voltaje', '208–230 V, 60 Hz'],
      ['Consumo', 'de 0.4 a 1.9 kW según la carga'],
      ['Eficiencia', 'SEER 19'],
      ['Peso', '50 kg las dos unidades'],
      ['Garantía', '5 años el compresor'],
    ],
    pictures: [
      'Unidad exterior de un split de 18,000 BTU, con las llaves de servicio al costado',
      'Unidad interior del split, con la aleta abierta',
    ],
  }),
  appliance({
    slug: 'lg-lw8017ersm-aire-de-ventana',
    name: 'Aire acondicionado de ventana LG 8,000 BTU',
    description:
      'Equipo de ventana con control remoto y temporizador. Trae los paneles laterales para cerrar el hueco y un filtro que se lava con agua.',
    descriptionEn:
      'Window unit with remote control and timer. Comes with side panels to close the gap and a washable filter.',
    price: '289.00',
    brand: 'LG',
    model: 'LW8017ERSM',
    provinces: ['HAB', 'ART', 'MAY', 'MAT', 'VCL', 'SCU', 'HOL'],
    specifications: [
      ['Capacidad', '8,000 BTU/h (hasta 30 m²)'],
      ['Dimensiones', '50 × 32 × 49 cm'],
      ['Voltaje', '115 V, 60 Hz'],
      ['Consumo', '0.66 kW'],
      ['Peso', '26 kg'],
      ['Garantía', '1 año del fabricante'],
    ],
    pictures: [
      'Aire acondicionado de ventana blanco con rejilla, pantalla y paneles laterales',
      'El mismo equipo visto desde la izquierda',
    ],
  }),
  appliance({
    slug: 'samsung-un55du8000-televisor-55',
    name: 'Televisor Samsung 55 pulgadas 4K',
    description:
      'Televisor inteligente 4K de marco fino, con tres entradas HDMI. Viaja en su caja original con esquineros.',
    descriptionEn:
      'Slim-frame 4K smart TV with three HDMI inputs. Travels in its own box with corner protectors.',
    price: '449.00',
    year: 2024,
    brand: 'Samsung',
    model: 'UN55DU8000FXZA',
    specifications: [
      ['Pantalla', '55 pulgadas, 3,840 × 2,160'],
      ['Dimensiones', '123 × 78 × 23 cm con patas'],
      ['Voltaje', mains],
      ['Consumo', 'unos 120 W'],
      ['Conexiones', '3 HDMI, 1 USB, wifi, Ethernet'],
      ['Peso', '15 kg'],
      ['Garantía', '1 año del fabricante'],
    ],
    pictures: [
      'Televisor de 55 pulgadas con patas; en la pantalla, el mar al atardecer',
      'El mismo televisor visto desde la izquierda',
    ],
  }),
  appliance({
    slug: 'hisense-55a6n-televisor-55',
    name: 'Televisor Hisense 55 pulgadas 4K',
    description:
      'Televisor inteligente 4K con Google TV y control por voz. Buena opción cuando el precio decide.',
    descriptionEn:
      '4K smart TV with Google TV and voice control. A good choice when the price decides.',
    price: '319.00',
    year: 2024,
    brand: 'Hisense',
    model: '55A6N',
    provinces: east,
    status: 'sold',
    specifications: [
      ['Pantalla', '55 pulgadas, 3,840 × 2,160'],
      ['Voltaje', mains],
      ['Consumo', 'unos 110 W'],
      ['Conexiones', '3 HDMI, 2 USB, wifi, Ethernet'],
      ['Peso', '12 kg'],
      ['Garantía', '1 año del fabricante'],
    ],
    pictures: ['Televisor de 55 pulgadas con un paisaje de mar en la pantalla'],
  }),
  appliance({
    slug: 'frigidaire-fcrg3052as-cocina-de-gas',
    name: 'Cocina de gas Frigidaire de 5 hornillas',
    description:
      'Cocina de gas de 76 cm con horno y gaveta. Sale para gas natural; el juego para gas licuado viene incluido y lo cambia un técnico.',
    descriptionEn:
      '30-inch gas range with oven and drawer. Set up for natural gas; the LP conversion kit is included and a technician fits it.',
    price: '749.00',
    brand: 'Frigidaire',
    model: 'FCRG3052AS',
    provinces: [...west, 'VCL', 'CFG'],
    specifications: [
      ['Hornillas', '5, con parrillas de hierro fundido'],
      ['Dimensiones', '76 × 119 × 69 cm'],
      ['Voltaje', `${mains} (encendido y luz)`],
      ['Horno', '5.1 pies³ (144 L)'],
      ['Peso', '80 kg'],
      ['Garantía', '1 año del fabricante'],
    ],
    pictures: [
      'Cocina de gas de acero inoxidable con cinco hornillas y horno con ventana',
      'Detalle de las parrillas, las perillas y el reloj de la cocina',
    ],
  }),
  appliance({
    slug: 'duxtop-9600ls-cocina-de-induccion',
    name: 'Cocina de inducción portátil Duxtop 1,800 W',
    description:
      'Hornilla de inducción de mesa con 20 niveles de potencia y temporizador. Solo calienta recipientes de fondo magnético.',
    descriptionEn:
      'Countertop induction burner with 20 power levels and a timer. Heats only pans with a magnetic base.',
    price: '109.00',
    brand: 'Duxtop',
    model: '9600LS',
    specifications: [
      ['Potencia', '1,800 W, 20 niveles'],
      ['Dimensiones', '29 × 6 × 36 cm'],
      ['Voltaje', mains],
      ['Temporizador', 'Hasta 10 horas'],
      ['Peso', '2.5 kg'],
      ['Garantía', '2 años del fabricante'],
    ],
    pictures: [
      'Cocina de inducción portátil de vidrio negro con mandos táctiles',
      'La misma cocina con una olla de acero encima',
    ],
  }),
  appliance({
    slug: 'panasonic-nn-sn686s-microondas',
    name: 'Microondas Panasonic 1.2 pies³ inversor',
    description:
      'Microondas de 1,200 W con tecnología inversora, que descongela de forma pareja. El plato giratorio mide 34 cm.',
    descriptionEn:
      '1,200 W microwave with inverter technology, which defrosts evenly. The turntable is 13 inches across.',
    price: '179.00',
    brand: 'Panasonic',
    model: 'NN-SN686S',
    specifications: [
      ['Capacidad', '1.2 pies³ (34 L)'],
      ['Dimensiones', '53 × 31 × 42 cm'],
      ['Voltaje', mains],
      ['Potencia', '1,200 W'],
      ['Peso', '12 kg'],
      ['Garantía', '1 año; 5 años el magnetrón'],
    ],
    pictures: [
      'Microondas de acero inoxidable con puerta de vidrio oscuro y teclado',
      'El mismo microondas abierto, con el plato giratorio de vidrio',
    ],
  }),
  appliance({
    slug: 'honda-eu2200i-generador',
    stock: 12,
    name: 'Generador inversor Honda 2,200 W',
    description:
      'Planta portátil de gasolina, callada y de corriente limpia para televisores y computadoras. Se conectan dos en paralelo cuando hace falta más potencia.',
    descriptionEn:
      'Portable gasoline generator, quiet, with clean power for TVs and computers. Two can be paired when you need more.',
    price: '1099.00',
    year: 2025,
    brand: 'Honda',
    model: 'EU2200i',
    engineType: 'Gasolina',
    featured: true,
    specifications: [
      ['Potencia', '2,200 W máxima, 1,800 W continua'],
      ['Autonomía', '8 h a un cuarto de carga'],
      ['Voltaje', '120 V, 60 Hz'],
      ['Tanque', '3.6 L'],
      ['Ruido', 'de 48 a 57 dB'],
      ['Dimensiones', '51 × 43 × 29 cm'],
      ['Peso', '21 kg'],
      ['Garantía', '3 años del fabricante'],
    ],
    pictures: [
      'Generador portátil rojo y negro con asa y panel de tomas al costado',
      'El mismo generador visto por el lado largo, con las rejillas y la tapa de servicio',
    ],
  }),
  appliance({
    slug: 'champion-76533-generador',
    name: 'Generador Champion 3,800 W de doble combustible',
    description:
      'Planta de marco abierto que trabaja con gasolina o gas licuado, con ruedas y panel al frente. Arranca refrigerador, luces y una bomba de agua pequeña.',
    descriptionEn:
      'Open-frame generator that runs on gasoline or LPG, with wheels and a front panel. Starts a refrigerator, lights and a small water pump.',
    price: '499.00',
    year: 2025,
    brand: 'Champion',
    model: '76533',
    engineType: 'Gasolina',
    provinces: east,
    status: 'reserved',
    specifications: [
      ['Potencia', '4,750 W máxima, 3,800 W continua'],
      ['Autonomía', '9 h a media carga'],
      ['Voltaje', '120 V, 60 Hz'],
      ['Combustible', 'Gasolina o gas licuado'],
      ['Tanque', '12.9 L'],
      ['Peso', '52 kg'],
      ['Garantía', '3 años del fabricante'],
    ],
    pictures: [
      'Generador de marco abierto con tanque amarillo, panel de tomas y ruedas',
      'El mismo generador visto desde la izquierda',
    ],
  }),
  appliance({
    slug: 'ecoflow-delta-2-estacion-de-energia',
    stock: 5,
    name: 'Estación de energía EcoFlow DELTA 2',
    description:
      'Batería portátil con tomas de 120 V, para refrigerador, luces, ventilador y teléfonos durante un apagón. Se carga con la corriente de la casa o con paneles solares.',
    descriptionEn:
      'Portable battery with 120 V outlets for the refrigerator, lights, fan and phones during a blackout. Charges from the wall or from solar panels.',
    price: '649.00',
    year: 2025,
    brand: 'EcoFlow',
    model: 'DELTA 2',
    featured: true,
    specifications: [
      ['Capacidad', '1,024 Wh, litio LFP'],
      ['Potencia', '1,800 W, con picos de 2,700 W'],
      ['Voltaje', '120 V, 60 Hz'],
      ['Carga', 'de 0 a 80 % en 50 minutos con corriente'],
      ['Entrada solar', 'Hasta 500 W'],
      ['Dimensiones', '40 × 28 × 21 cm'],
      ['Peso', '12 kg'],
      ['Garantía', '5 años del fabricante'],
    ],
    pictures: [
      'Estación de energía portátil gris con la pantalla al 100 % y puertos USB',
      'La otra cara de la estación, con seis tomas de corriente',
    ],
  }),
  appliance({
    slug: 'renogy-kit-solar-200w',
    name: 'Kit solar Renogy 200 W con batería e inversor',
    description:
      'Dos paneles, controlador, batería de litio e inversor, con sus cables. Alcanza para luces, ventilador, televisor y cargar teléfonos; un refrigerador pide un kit mayor.',
    descriptionEn:
      'Two panels, controller, lithium battery and inverter, with their cables. Enough for lights, a fan, a TV and phones; a refrigerator needs a bigger kit.',
    price: '869.00',
    year: 2025,
    brand: 'Renogy',
    model: 'Kit 200 W 12 V',
    provinces: [...usual, 'HOL', 'SCU', 'GRA', 'PRI'],
    specifications: [
      ['Paneles', '2 × 100 W monocristalinos'],
      ['Batería', '12 V, 100 Ah, litio LFP (1,280 Wh)'],
      ['Inversor', '1,000 W, onda pura, 120 V, 60 Hz'],
      ['Controlador', 'MPPT 20 A'],
      ['Peso', '39 kg el juego'],
      ['Garantía', '5 años la batería; 25 años los paneles'],
    ],
    pictures: [
      'Dos paneles solares apoyados y delante la batería, el controlador y el inversor',
      'Batería, controlador de carga e inversor del kit solar',
    ],
  }),
  appliance({
    slug: 'instant-pot-duo-6-qt',
    name: 'Olla multiuso Instant Pot Duo 5.7 L',
    description:
      'Olla eléctrica de presión con siete funciones, entre ellas arroz, frijoles, vapor y yogur. La olla interior es de acero y se lava aparte.',
    descriptionEn:
      'Electric pressure cooker with seven functions, rice, beans, steam and yogurt among them. The inner pot is steel and washes apart.',
    price: '89.00',
    brand: 'Instant Pot',
    model: 'Duo 6 qt',
    featured: true,
    specifications: [
      ['Capacidad', '5.7 L (6 cuartos)'],
      ['Potencia', '1,000 W'],
      ['Voltaje', '120 V, 60 Hz'],
      ['Dimensiones', '33 × 32 × 31 cm'],
      ['Peso', '5.3 kg'],
      ['Garantía', '1 año del fabricante'],
    ],
    pictures: [
      'Olla eléctrica de presión de acero con tapa negra y panel digital',
      'La misma olla vista desde la izquierda',
    ],
  }),
  appliance({
    slug: 'hamilton-beach-37548-arrocera',
    name: 'Arrocera digital Hamilton Beach',
    description:
      'Arrocera de 20 tazas de arroz cocido con cesta para cocinar al vapor. Termina sola y mantiene caliente.',
    descriptionEn:
      'Rice cooker for 20 cups of cooked rice with a steaming basket. Switches itself off and keeps warm.',
    price: '49.00',
    brand: 'Hamilton Beach',
    model: '37548',
    specifications: [
      ['Capacidad', '20 tazas de arroz cocido (4.7 L)'],
      ['Potencia', '700 W'],
      ['Voltaje', '120 V, 60 Hz'],
      ['Peso', '3.2 kg'],
      ['Garantía', '1 año del fabricante'],
    ],
    pictures: ['Arrocera plateada con tapa abombada, panel digital y asas negras'],
  }),
  appliance({
    slug: 'lasko-1827-ventilador-de-pedestal',
    name: 'Ventilador de pedestal Lasko 18 pulgadas',
    description:
      'Ventilador de tres velocidades con altura ajustable y giro. Se arma sin herramientas.',
    descriptionEn:
      'Three-speed oscillating fan with adjustable height. Goes together without tools.',
    price: '59.00',
    brand: 'Lasko',
    model: '1827',
    specifications: [
      ['Diámetro', '18 pulgadas (46 cm)'],
      ['Altura', 'de 97 a 132 cm'],
      ['Voltaje', '120 V, 60 Hz'],
      ['Consumo', 'hasta 60 W'],
      ['Peso', '5.5 kg'],
      ['Garantía', '1 año del fabricante'],
    ],
    pictures: [
      'Ventilador de pedestal negro con cinco aspas y base redonda',
      'Detalle del cabezal del ventilador, con aspas, rejilla y mandos',
    ],
  }),
  appliance({
    slug: 'rheem-proe20-calentador-de-agua',
    name: 'Calentador de agua Rheem 20 galones',
    description:
      'Calentador eléctrico de tanque que trabaja con 120 V. El tanque va esmaltado por dentro y el termostato se ajusta al frente.',
    descriptionEn:
      'Electric tank water heater that runs on 120 V. The tank is glass-lined and the thermostat is at the front.',
    price: '429.00',
    brand: 'Rheem',
    model: 'PROE20 1 RH POU',
    provinces: usual,
    specifications: [
      ['Capacidad', '19.9 galones (75 L)'],
      ['Dimensiones', '76 cm de alto, 50 cm de diámetro'],
      ['Voltaje', '120 V, 60 Hz'],
      ['Potencia', '2,000 W'],
      ['Peso', '32 kg'],
      ['Garantía', '6 años el tanque'],
    ],
    pictures: ['Calentador de agua blanco de tanque con tubos de cobre y termostato al frente'],
  }),
];
