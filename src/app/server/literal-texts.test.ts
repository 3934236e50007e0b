import { expect, test } from 'vitest';
import { allSentences } from './testing/all-texts.ts';

// These sentences were requested word by word, accents included. Whoever changes one fails this
// test.

const spanish = new Set(
  allSentences()
    .filter(({ language }) => language === 'es')
    .map(({ text }) => text),
);

test.each([
  ...['Entrar', 'Mi Perfil', 'Mis Cotizaciones', 'Mis Verificaciones', 'Cerrar Sesión'],
  ...['Administrar Cotizaciones', 'Administrar Productos', 'Administrar Verificaciones'],
  ...['Inicio', 'Electrodomésticos', 'Triciclos', 'Automóviles', 'Ofertas', 'Oficinas'],
  ...['Verificar Orden', 'Productos', 'Motocicletas', 'Triciclos Eléctricos', 'Provincia'],
  ...['Seleccione', 'Cotice', 'Confirme', 'Pague', 'Reciba'],
  'No hay productos destacados disponibles para su provincia en este momento.',
  ...['Sin imagen', 'Descripción no disponible', 'Precio estimado FOB USA'],
  ...['Agregar a Cotización', 'No disponible', 'Destacado', 'Disponible'],
  ...['No hay productos disponibles', 'Limpiar'],
  ...['Mostrar Filtros de Vehículos', 'Ocultar Filtros de Vehículos'],
  ...['Cargando ofertas...', 'Ofertas Especiales', 'OFERTA ESPECIAL', 'No Disponible'],
  ...['Precio FOB (Puerto de EE.UU.)', 'No hay ofertas disponibles en este momento'],
  ...['Automóvil', 'Electrodoméstico', 'Triciclo Eléctrico'],
  ...['Explorar productos', 'Generar Cotización', 'Sin pagos online'],
  ...['Envío incluido FOB USA → Cuba', 'Información de Contacto Requerida'],
  ...['Cancelar', 'Guardar y Generar Cotización'],
  ...['Nuestras Oficinas en EE. UU.', 'Verificar Mi Orden / Pago'],
  ...['Enviar otra verificación', 'Volver al inicio'],
  ...['Acceso Denegado', 'No tienes permisos para acceder a esta página.'],
  ...['Pendiente', 'En Revisión', 'Aprobada', 'Rechazada', 'Enviada', 'Entregada', 'Completada'],
  ...['En Proceso', 'Vendido', 'Reservado'],
  ...['¿Estás seguro de eliminar este producto?', 'Producto agregado'],
  ...['Inicie sesión', 'Debe iniciar sesión para generar una cotización.'],
  ...['Teléfono requerido', 'Por favor ingrese su número de teléfono.'],
  ...['WhatsApp requerido', 'Por favor ingrese su número de WhatsApp.'],
  ...['Cotización generada', 'Error al generar cotización'],
  'Por favor intente nuevamente o contacte soporte.',
  ...['Error', 'No se pudo actualizar su información de contacto.'],
  ...['Verificación enviada', 'Recibirá un correo de confirmación en breve.'],
  ...['Error al enviar verificación', 'Por favor, intente nuevamente o contacte soporte.'],
  ...['Estado actualizado', 'No se pudo actualizar el estado'],
  'El estado de la cotización ha sido actualizado exitosamente',
  'El estado de la verificación ha sido actualizado exitosamente',
  ...['Producto creado', 'Producto actualizado', 'Producto eliminado'],
  ...['No se pudo crear el producto', 'No se pudo actualizar el producto'],
  'No se pudo eliminar el producto',
  ...['Failed to fetch quotes', 'Failed to fetch products', 'Failed to fetch verifications'],
  ...['Cuenta eliminada', 'Su cuenta ha sido eliminada exitosamente'],
  'No se pudo eliminar la cuenta',
  'Ana fue agregado a su cotización',
])('the shop says «%s»', (literal) => {
  expect(spanish).toContain(literal);
});
