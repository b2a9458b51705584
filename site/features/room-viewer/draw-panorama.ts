import { type FrameSize, halfTangents, type Look } from "./look.ts";

const VERTEX = `
attribute vec2 place;
uniform vec2 tangents;
varying vec2 slant;
void main() {
  slant = place * tangents;
  gl_Position = vec4(place, 0.0, 1.0);
}`;

/** Maps each pixel of the frame to a direction, and the direction to a place in the panorama. */
const FRAGMENT = `
precision highp float;
uniform sampler2D picture;
uniform vec2 look;
varying vec2 slant;
const float PI = 3.141592653589793;
void main() {
  float up = slant.y * cos(look.y) + sin(look.y);
  float ahead = cos(look.y) - slant.y * sin(look.y);
  float yaw = atan(slant.x, ahead) + look.x;
  float pitch = atan(up, length(vec2(slant.x, ahead)));
  gl_FragColor = texture2D(picture, vec2(yaw / (2.0 * PI) + 0.5, 0.5 - pitch / PI));
}`;

type PanoramaDrawing = {
  /** The widest texture that the graphics card takes. */
  mostWidth: number;
  setPicture: (picture: TexImageSource) => void;
  draw: (look: Look, frame: FrameSize) => void;
  dispose: () => void;
};

/** Null where the browser has no WebGL. */
export function createDrawing(canvas: HTMLCanvasElement): PanoramaDrawing | null {
  const gl = canvas.getContext("webgl", { alpha: false, antialias: false, depth: false });
  const program = gl && link(gl);
  if (!gl || !program) return null;

  gl.useProgram(program);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
  const place = gl.getAttribLocation(program, "place");
  gl.enableVertexAttribArray(place);
  gl.vertexAttribPointer(place, 2, gl.FLOAT, false, 0, 0);
  const tangents = gl.getUniformLocation(program, "tangents");
  const direction = gl.getUniformLocation(program, "look");
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  // No mipmaps: where the ends of the picture meet, they would show a line.
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.REPEAT);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);

  return {
    mostWidth: gl.getParameter(gl.MAX_TEXTURE_SIZE) as number,
    setPicture(picture) {
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, picture);
    },
    draw(look, frame) {
      gl.viewport(0, 0, canvas.width, canvas.height);
      gl.uniform2f(tangents, ...halfTangents(look, frame));
      gl.uniform2f(direction, radians(look.yaw), radians(look.pitch));
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
    dispose() {
      gl.getExtension("WEBGL_lose_context")?.loseContext();
    },
  };
}

function link(gl: WebGLRenderingContext): WebGLProgram | null {
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) return null;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  return gl.getProgramParameter(program, gl.LINK_STATUS) ? program : null;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
